/** The HTML elements of a story: the server cleans by them at every write, and each device again before it shows one. */
export const storyElements: readonly string[] = [
  'p',
  'br',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'blockquote',
  'a',
];
