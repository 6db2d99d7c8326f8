/** An intensity of 0-5 as a word, so that a bar can be read without its length or colour (style: screens). */
export function intensityWord(value: number): string {
  if (value <= 0) return 'none';
  if (value <= 1) return 'a trace';
  if (value <= 2) return 'light';
  if (value <= 3) return 'moderate';
  if (value <= 4) return 'strong';
  return 'intense';
}
