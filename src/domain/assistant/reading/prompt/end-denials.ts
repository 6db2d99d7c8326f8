import { foldSearchText } from '#domain/values/fold-search-text.ts';
import { namedNeeds } from '#domain/assistant/reading/named-needs.ts';

/** The bare name of a thing, and not a clause that says by itself that it is wanted, or that goes on with what is not. */
const thing =
  '(?!(?:something|anything|nothing|i|we|my|what|which|any|is|are|do|can|please|so|then|and|or|but|nor|because|since|etwas|was|nichts|ich|wir|mein\\p{L}*|gibt|habt|hast|welche\\p{L}*|kannst|ist|sind|bitte|dann|also|und|oder|aber|noch|weil|denn|da)(?!\\p{L}))(?=\\p{L})';

/** What is written between a denial and the thing behind it. */
const end = (between: string) => `${between}\\s+${thing}(?=(?<next>[^.!?;]+))`;

const ends: readonly (readonly [pattern: RegExp, wish: string])[] = [
  // 'Peanut: big no. Curry?'
  [
    new RegExp(
      `(?<!\\p{L})(?<said>(?:an? )?(?:big|hard|strict|firm|absolute|definite|total|clear) no)\\s*${end('[,.;!–—-]+')}`,
      'giu',
    ),
    '. i want ',
  ],
  [new RegExp(`(?<!\\p{L})(?<said>no)\\s*${end('[.;!]+')}`, 'giu'), '. i want '],
  // 'Soja vertrage ich nicht, Nudeln?': what is denied stands before.
  [
    new RegExp(
      `(?<=^|[.!?;]\\s*)(?<said>(?!(?:ich|wir|was|wer|wie|wo|wann|warum|bitte|aber|und|oder|es|das|die|der|nur|doch|also)(?!\\p{L}))\\p{L}[\\p{L}-]*(?: \\p{L}+){1,5} nicht)\\s*${end('[,.;!–—-]+')}`,
      'giu',
    ),
    ', bitte ',
  ],
];

/**
 * A text in which a denial that ends its clause does not reach into the next one: 'soy is a big no. noodles?' is 'soy is a big no. i want noodles?'. By it
 * wishes are read. What must be avoided is not: there the next thing counts as denied, too. So does, in both, what may have to be avoided: 'No! Nuts!'.
 */
export function endDenials(text: string): string {
  return ends.reduce(
    (ended, [pattern, wish]) =>
      ended.replace(pattern, (whole: string, ...rest: unknown[]) => {
        const { said, next } = rest.at(-1) as { said: string; next: string };
        return namedNeeds(foldSearchText(next)).length > 0 ? whole : said + wish;
      }),
    text,
  );
}
