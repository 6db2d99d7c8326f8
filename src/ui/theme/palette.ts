/** The page itself, which the browser's own bar around it takes on. */
export const pageColours = ['#fffaf3', '#1a1410'] as const;

/**
 * Every colour of the app, by what it is for, as [light, dark]. Warm paper and charcoal, paprika for what can be
 * pressed, herb for 'all is well', saffron for stars. `contrast.test.ts` holds WCAG AA over all pairs that meet.
 */
export const palette = {
  'paper.page': pageColours,
  'paper.card': ['#ffffff', '#231c17'],
  'paper.sunken': ['#f6eee3', '#140f0c'],
  'paper.raised': ['#ffffff', '#2b231d'],
  'ink.default': ['#2a1d16', '#f5ece2'],
  'ink.muted': ['#6a584c', '#bdac9d'],
  'line.quiet': ['#ebe0d2', '#3a3028'],
  'line.strong': ['#917c6b', '#84725f'],
  'paprika.solid': ['#b3341a', '#ee7d55'],
  'paprika.hover': ['#962811', '#f59370'],
  'paprika.on': ['#ffffff', '#27100a'],
  'paprika.text': ['#a92f16', '#f7966f'],
  'paprika.soft': ['#fdeae0', '#3b2117'],
  'herb.solid': ['#3c6a37', '#9ccb8c'],
  'herb.on': ['#ffffff', '#10200c'],
  'herb.text': ['#336030', '#a5d095'],
  'herb.soft': ['#e9f1e0', '#202c1a'],
  'saffron.solid': ['#c07a05', '#f0b23e'],
  'saffron.text': ['#84530a', '#f0bd5f'],
  'saffron.soft': ['#fdf0d3', '#342812'],
  'danger.solid': ['#9c1633', '#f18a9d'],
  'danger.hover': ['#7f0e27', '#f6a5b3'],
  'danger.on': ['#ffffff', '#30060f'],
  'danger.text': ['#9c1633', '#f59cac'],
  'danger.soft': ['#fdebee', '#391820'],
  focus: ['#1f5fbf', '#8fbcff'],
  'star.off': ['#e3d5c4', '#4b3f35'],
  track: ['#efe4d6', '#3a3028'],
  // Fills of bars, one for each kind of thing that is measured side by side; always beside a word and a number.
  'hue.rose': ['#c8517a', '#f08fb0'],
  'hue.slate': ['#4f7396', '#93b6d8'],
  'hue.lime': ['#768a14', '#c4d657'],
  'hue.moss': ['#4d6a4a', '#94b58f'],
  'hue.bark': ['#8a5a33', '#d3a074'],
  'hue.chilli': ['#c63a1d', '#f4815c'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type ColourName = keyof typeof palette;

/** The fills that a bar can have. */
export type HueName = Extract<ColourName, `hue.${string}` | 'paprika.solid' | 'herb.solid' | 'saffron.solid'>;
