import { lazily } from '#prelude/timing/lazily.ts';
import { region } from './region.ts';

const list = lazily(() => new Intl.ListFormat(region));

/** Words as they are listed in the language of this page: 'sweet, sour and salty', in German 'süß, sauer und salzig'. */
export function listed(words: readonly string[]): string {
  return list().format(words);
}
