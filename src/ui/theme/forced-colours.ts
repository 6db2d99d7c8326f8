/**
 * Where the reader's own few colours take the place of the app's, as in Windows' contrast themes: fills and shadows vanish there, so that what a fill
 * says must be said by one of the system's colours. `css={{ [forcedColours]: { bg: 'Highlight' } }}`.
 */
export const forcedColours = '@media (forced-colors: active)';
