import { assertNever } from '#prelude/assert-never.ts';
import type { PairingExplanation, PairingReason } from '#domain/pairing/pairing.ts';

/** A reason of a pairing in words; its points stand beside it. */
export function reasonWords({ kind, words, points }: PairingReason): string {
  const list = new Intl.ListFormat('en-GB').format(words);
  switch (kind) {
    case 'shared-flavours':
      return `Both taste ${list}`;
    case 'shared-textures':
      return `Both are ${list}`;
    case 'shared-aromas':
      return `Both smell ${list}`;
    case 'enhancing-flavours':
      return `Its ${list} side makes the other taste stronger`;
    case 'complementing-flavours':
      return `Its ${list} side fills in what is missing`;
    case 'close-intensity':
      return `About as ${list}`;
    case 'same-temperature':
      return `Served alike: ${list.toLowerCase()}`;
    case 'shared-cooking':
      return `Made the same way: ${list}`;
    case 'contrasting-flavours':
      return `Its ${list} side plays against the other`;
    case 'different-intensity':
      return `Differs in ${list}`;
    case 'different-temperature':
      return `${words[0] ?? ''} beside ${(words[1] ?? '').toLowerCase()}`;
    case 'spice-tolerance':
      return points > 0 ? 'Hot, as you like it' : 'Hotter than you like';
    case 'adventure':
      return 'You like to be surprised';
    case 'same-origin':
      return `At home together: both are ${list}`;
    case 'related-origin':
      return `${words[0] ?? ''} and ${words[1] ?? ''} kitchens are related`;
    case 'preferred-cuisine':
      return `You like ${list} food`;
    case 'preferred-flavours':
      return `You like ${list}`;
    case 'preferred-textures':
      return `You like it ${list}`;
    case 'new-cuisine':
      return `${list} may be new to you`;
    default:
      return assertNever(kind);
  }
}

const unknownNames: Readonly<Record<PairingExplanation['unknown'][number], string>> = {
  flavours: 'flavours', textures: 'textures', aromas: 'aromas', intensities: 'some intensities', temperature: 'serving temperature', cooking: 'cooking methods',
  origin: 'origin', allergens: 'allergens',
};

/** What nobody stated of one of the two foods, or ''. */
export function unknownWords(unknown: PairingExplanation['unknown']): string {
  return unknown.length === 0 ? '' : `Not stated, so not counted: ${new Intl.ListFormat('en-GB').format(unknown.map((part) => unknownNames[part]))}.`;
}

/** '+3' or '−1'. */
export function pointsWords(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
