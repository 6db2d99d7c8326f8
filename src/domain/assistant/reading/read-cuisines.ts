import { foldSearchText } from '#domain/values/fold-search-text.ts';
import { regionIn } from '#domain/assistant/words/region-words.ts';
import type { WishGrammar } from './grammars/wish-grammar.ts';
import type { WishPart } from './wish-part.ts';
import { denying } from './wish-text.ts';

interface ReadCuisines {
  /** The only one, or ''. */
  readonly cuisine: string;
  readonly parts: readonly WishPart[];
  readonly rest: string;
}

/** Where a text first has any of these words. */
function firstOf(words: readonly string[], text: string): number {
  const places = words.map((word) => ` ${text} `.indexOf(` ${word} `)).filter((at) => at >= 0);
  return places.length === 0 ? 0 : Math.min(...places);
}

/** 'Thai or Vietnamese', 'not Italian', 'east Asian'. */
export function readCuisines(
  { text, said }: { readonly text: string; readonly said: string },
  cuisines: readonly string[],
  grammar: WishGrammar,
): ReadCuisines {
  const left = (): WishPart['left'] => 'origin';
  const named: string[] = [];
  const unwanted: string[] = [];
  const regionSaid = regionIn(text, grammar.language);
  const [absent = ''] = regionSaid?.cuisines ?? [];
  const isHere = cuisines.length === 0 || regionSaid?.cuisines.some((one) => cuisines.includes(one)) !== false;
  // Of a part of the world from which nothing is here, one kitchen is told of.
  const region = isHere ? regionSaid : null;
  let rest = regionSaid === null ? text : text.replace(regionSaid.words, isHere ? ' ' : foldSearchText(absent));
  for (;;) {
    const { cuisine, spellings } = grammar.cuisine(
      rest,
      cuisines.filter((name) => !named.includes(name) && !unwanted.includes(name)),
    );
    if (cuisine === '') break;
    // 'Not sour Thai': what is denied was read before.
    const isDenied = [rest, said].every((where) => denying.test(where.slice(0, firstOf(spellings, where))));
    (isDenied ? unwanted : named).push(cuisine);
    rest = rest
      .split(' ')
      .filter((word) => !spellings.includes(word))
      .join(' ');
  }
  const isRegionUnwanted = region !== null && denying.test(text.slice(0, text.indexOf(region.words)));
  if (isRegionUnwanted)
    return {
      cuisine: named[0] ?? '',
      parts: [{ left: left(), passes: ({ origin }) => ![...region.cuisines, ...unwanted].includes(origin) }],
      rest,
    };
  const notFrom: readonly WishPart[] =
    unwanted.length === 0 ? [] : [{ left: left(), passes: ({ origin }) => !unwanted.includes(origin) }];
  if (region === null) {
    const [only, ...others] = named;
    if (others.length === 0) return { cuisine: only ?? '', parts: notFrom, rest };
    return { cuisine: '', parts: [...notFrom, { left: left(), passes: ({ origin }) => named.includes(origin) }], rest };
  }
  const among = [...region.cuisines, ...named];
  return { cuisine: '', parts: [...notFrom, { left: left(), passes: ({ origin }) => among.includes(origin) }], rest };
}
