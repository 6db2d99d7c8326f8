/**
 * A media query for the reader's own colours in place of the app's, as in Windows' contrast themes. Fills and shadows vanish there, so what a fill
 * says must be said by a system colour: `css={{ [forcedColours]: { bg: 'Highlight' } }}`.
 */
export const forcedColours = '@media (forced-colors: active)';

/**
 * The ground that the system gives to what is chosen. Unless adjusting ends here, a browser paints the page's own ground behind each line of text, and
 * light letters stand on it unseen.
 */
export const onHighlight = { [forcedColours]: { forcedColorAdjust: 'none', bg: 'Highlight', color: 'HighlightText' } };
