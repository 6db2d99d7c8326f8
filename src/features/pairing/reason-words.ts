import { t } from '@lingui/core/macro';
import { assertNever } from '#prelude/assert-never.ts';
import type { PairingExplanation, PairingReason } from '#domain/pairing/pairing.ts';
import { listed } from '#languages/listed.ts';
import { region } from '#languages/region.ts';
import { wordFor } from '#shared/words/word-for.ts';

/** A reason of a pairing in words; its points stand beside it. */
export function reasonWords({ kind, words, points }: PairingReason): string {
  const list = listed(words.map(wordFor));
  if (isOfLevels(kind)) return levelWords[kind](list);
  switch (kind) {
    case 'shared-flavours':
      return t`Both taste ${list}`;
    case 'shared-textures':
      return t`Both are ${list}`;
    case 'shared-aromas':
      return t`Both smell ${list}`;
    case 'enhancing-flavours':
      return t`Its ${list} side makes the other taste stronger`;
    case 'complementing-flavours':
      return t`Its ${list} side fills in what is missing`;
    case 'same-temperature':
      return t`Served alike: ${list.toLowerCase()}`;
    case 'shared-cooking':
      return t`Made the same way: ${list}`;
    case 'contrasting-flavours':
      return t`Its ${list} side plays against the other`;
    case 'different-temperature':
      return t`${words[0] ?? ''} beside ${(words[1] ?? '').toLowerCase()}`;
    case 'spice-tolerance':
      return points > 0 ? t`Hot, as you like it` : t`Hotter than you like`;
    case 'adventure':
      return t`You like to be surprised`;
    case 'same-origin':
      return t`At home together: both are ${list}`;
    case 'related-origin':
      return t`${words[0] ?? ''} and ${words[1] ?? ''} kitchens are related`;
    case 'preferred-cuisine':
      return t`You like ${list} food`;
    case 'preferred-flavours':
      return t`You like ${list}`;
    case 'preferred-textures':
      return t`You like it ${list}`;
    case 'new-cuisine':
      return t`${list} may be new to you`;
    default:
      return assertNever(kind);
  }
}

type LevelKind = Extract<
  PairingReason['kind'],
  | 'close-intensity'
  | 'neither-intensity'
  | 'near-intensity'
  | 'stronger-intensity'
  | 'milder-intensity'
  | 'slight-difference'
>;

/** How the levels of some tastes stand to one another. */
const levelWords: Readonly<Record<LevelKind, (list: string) => string>> = {
  'close-intensity': (list) => t`About as ${list}`,
  'neither-intensity': (list) => t`Hardly a trace in either: ${list}`,
  'near-intensity': (list) => t`Less than 3 of 5 apart: ${list}`,
  'stronger-intensity': (list) => t`Clearly more ${list}`,
  'milder-intensity': (list) => t`Clearly less ${list}`,
  'slight-difference': (list) => t`Slightly different: ${list}`,
};

function isOfLevels(kind: PairingReason['kind']): kind is LevelKind {
  return Object.hasOwn(levelWords, kind);
}

const unknownNames: Readonly<Record<PairingExplanation['unknown'][number], string>> = {
  flavours: t`flavours`,
  textures: t`textures`,
  aromas: t`aromas`,
  intensities: t`some intensities`,
  temperature: t`serving temperature`,
  cooking: t`cooking methods`,
  origin: t`origin`,
  allergens: t`allergens`,
};

/** What nobody stated of one of the two foods, or ''. */
export function unknownWords(unknown: PairingExplanation['unknown']): string {
  return unknown.length === 0
    ? ''
    : t`Not stated, so not counted: ${listed(unknown.map((part) => unknownNames[part]))}.`;
}

/** '+3', '+1.5' or '−1'; in German '+1,5'. */
export function pointsWords(points: number): string {
  const size = Math.abs(points).toLocaleString(region);
  return points < 0 ? `−${size}` : `+${size}`;
}
