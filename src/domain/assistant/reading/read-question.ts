import { memoize } from '#prelude/memoize.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';
import type { AssistantLanguage } from '#domain/assistant/assistant-language.ts';
import { questionGrammars } from './grammars/question-grammars.ts';
import type { Reading } from './reading.ts';
import { readingsOf } from './readings-of.ts';

/** A way to read a question, in a language. */
export interface AskedReading {
  readonly reading: Reading;
  readonly asked: AssistantLanguage;
}

/** Small words that only one of the languages has; names of foods hold few of them. */
const marks: Readonly<Record<AssistantLanguage, ReadonlySet<string>>> = {
  en: new Set(
    'the is are what which does do like a of with how can could should i it there any some something anything without goes and for to from not my me too very that this or hello thanks food foods when want need some good give show me eat drink if you we have has but no without more less than best about hungry starving peckish craving looking feeling'.split(
      ' ',
    ),
  ),
  de: new Set(
    (
      'ist sind ich mir mich wie schmeckt schmecken was wer welche welches welcher woher womit wonach der das dem den ein eine einen einem einer und oder mit ohne kein keine keinen nicht zu zum zur passt etwas enthalt enthaelt enthalten kann darf soll ' +
      'sollte essen trinken fur fuer gegen bin habe hat gibt es auf von vom aus im auch aber sehr bitte danke hallo guten heute gericht gerichte drin allergisch vertrage vergleiche unterschied zwischen ahnlich aehnlich nusse nuesse erdnusse erdnuesse ' +
      'milch eier fisch vegetarisch glutenfrei nussfrei milchfrei laktosefrei'
    ).split(' '),
  ),
};

/**
 * The ways in which a question can be read, the likelier first: in the language that its small words tell, whatever the reader's; where they
 * tell none, in the reader's, and then in English, for most names and words of taste in the catalogue are.
 */
export function readQuestion(
  prompt: string,
  { cuisines, language }: { readonly cuisines: readonly string[]; readonly language: AssistantLanguage },
): readonly AskedReading[] {
  return cachedReadings({ prompt, cuisines, language });
}

interface Question {
  readonly prompt: string;
  readonly cuisines: readonly string[];
  readonly language: AssistantLanguage;
}

/** Questions that are remembered: in a conversation each is read with all that follow. */
const MOST_CACHED = 50;
const cachedReadings = memoize(MOST_CACHED, readAnew, ({ prompt, cuisines, language }: Question) =>
  [language, cuisines.join(), prompt].join('\n'),
);

function readAnew({ prompt, cuisines, language }: Question): readonly AskedReading[] {
  const told = languageOf(prompt);
  const readIn = (asked: AssistantLanguage): readonly AskedReading[] =>
    readingsOf(prompt, { cuisines, grammar: questionGrammars[asked] }).map((reading) => ({ reading, asked }));
  if ((told ?? language) === 'en') return readIn('en');
  return told === 'de' ? readIn('de') : [...readIn('de'), ...readIn('en')];
}

function languageOf(prompt: string): AssistantLanguage | null {
  const words = foldSearchText(prompt).split(' ');
  const [english, german] = [marks.en, marks.de].map((known) => words.filter((word) => known.has(word)).length);
  return english === german ? null : (english ?? 0) > (german ?? 0) ? 'en' : 'de';
}
