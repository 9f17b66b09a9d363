//! The reliability diagram: what positions scored, against what the curve expects.

use super::BandAnswer;
use std::fmt::Write as _;

/// The size of the picture, and the space around the diagram, in pixels.
const SIZE: f64 = 420.0;
const MARGIN: f64 = 52.0;
/// The side that's ahead expects at least half a point.
const LOWEST: f64 = 0.5;
/// The largest radius of a dot.
const MAX_RADIUS: f64 = 14.0;

/// Draws a dot for each band of scores, larger if there are more positions. On the diagonal, the
/// curve is exact.
pub(super) fn diagram(bands: &[BandAnswer]) -> String {
    let inner = SIZE - 2.0 * MARGIN;
    let x = |share: f64| MARGIN + (share - LOWEST) / (1.0 - LOWEST) * inner;
    let y = |share: f64| SIZE - x(share);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {SIZE} {SIZE}\" font-family=\"sans-serif\" \
         font-size=\"12\">\n\
         <title>What the side that is ahead scored, against what the curve expects</title>\n\
         <rect width=\"{SIZE}\" height=\"{SIZE}\" fill=\"#fff\"/>\n"
    );
    let mut add = |text: String| {
        writeln!(svg, "{text}").expect("a string takes everything");
    };
    for tick in 5..=10_u8 {
        let share = f64::from(tick) / 10.0;
        let (low, high) = (LOWEST, 1.0);
        let line = |x1: f64, y1: f64, x2: f64, y2: f64| {
            format!("<path d=\"M{x1:.1} {y1:.1}L{x2:.1} {y2:.1}\" stroke=\"#ddd\"/>")
        };
        add(line(x(share), y(low), x(share), y(high)));
        add(line(x(low), y(share), x(high), y(share)));
        let text = |x: f64, y: f64, anchor: &str| {
            format!(
                "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\" fill=\"#444\">{share:.1}</text>"
            )
        };
        add(text(x(share), y(low) + 18.0, "middle"));
        add(text(x(low) - 8.0, y(share) + 4.0, "end"));
    }
    add(format!(
        "<path d=\"M{:.1} {:.1}L{:.1} {:.1}\" stroke=\"#888\" stroke-dasharray=\"5 4\"/>",
        x(LOWEST),
        y(LOWEST),
        x(1.0),
        y(1.0)
    ));
    let most = bands.iter().map(|band| band.position_count).max();
    let most = most.unwrap_or(1).max(1) as f64;
    for band in bands.iter().filter(|band| band.position_count > 0) {
        let share = (band.position_count as f64 / most).sqrt();
        let (cx, cy) = (x(band.expected.max(LOWEST)), y(band.scored.max(LOWEST)));
        let to = band.to.map_or("more".to_owned(), |to| format!("{to:.2}"));
        add(format!(
            "<circle cx=\"{cx:.1}\" cy=\"{cy:.1}\" r=\"{:.1}\" fill=\"#1f6fb2\" fill-opacity=\"0.6\" stroke=\"#1f6fb2\">\
             <title>{:.2} to {to} men: {} positions</title></circle>",
            2.0 + share * (MAX_RADIUS - 2.0),
            band.from,
            band.position_count,
        ));
    }
    add(format!(
        "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\" fill=\"#222\">points that the curve expects</text>",
        SIZE / 2.0,
        SIZE - 14.0
    ));
    add(format!(
        "<text transform=\"translate(16 {:.1}) rotate(-90)\" text-anchor=\"middle\" fill=\"#222\">points that were scored</text>",
        SIZE / 2.0
    ));
    svg.push_str("</svg>\n");
    svg
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_band_is_a_dot_where_it_belongs() {
        let band = |from, to, position_count, scored, expected| BandAnswer {
            from,
            to,
            position_count,
            scored,
            expected,
        };
        let bands = [
            band(0.0, Some(0.25), 400, 0.5, 0.5),
            band(1.0, None, 100, 1.0, 0.75),
            band(0.25, Some(1.0), 0, 0.0, 0.0),
        ];
        let svg = diagram(&bands);
        assert_eq!(svg.matches("<circle").count(), 2);
        // The origin, with the largest dot.
        assert!(
            svg.contains("<circle cx=\"52.0\" cy=\"368.0\" r=\"14.0\""),
            "{svg}"
        );
        assert!(
            svg.contains("<circle cx=\"210.0\" cy=\"52.0\" r=\"8.0\""),
            "{svg}"
        );
        assert!(svg.contains("<title>1.00 to more men: 100 positions</title>"));
    }
}
