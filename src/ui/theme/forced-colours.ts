/**
 * A media query for the reader's own colours in place of the app's, as in Windows' contrast themes. Fills and shadows vanish there, so what a fill
 * says must be said by a system colour: `css={{ [forcedColours]: { bg: 'Highlight' } }}`.
 */
export const forcedColours = '@media (forced-colors: active)';
