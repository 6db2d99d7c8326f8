import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tasteTraitsOf } from '#domain/foods/taste-traits.ts';
import { inOneGo } from '#prelude/timing/in-one-go.ts';
import { buildCatalogue } from '#ranking/catalogue.ts';
import { anyCatalogue } from '#tests/support/any-food.ts';
import { decodeCatalogueImage, encodeCatalogueImage } from './catalogue-image.ts';

describe('the image of a catalogue', () => {
  it('gives back the columns that went into it', () => {
    fc.assert(
      fc.property(anyCatalogue, (foods) => {
        const { columns } = inOneGo(buildCatalogue(foods.map(tasteTraitsOf)));
        expect(decodeCatalogueImage(encodeCatalogueImage(columns).buffer)).toEqual(columns);
      }),
    );
  });

  const whole = encodeCatalogueImage(inOneGo(buildCatalogue([])).columns);

  it.each<[string, Uint8Array<ArrayBuffer>]>([
    ['is empty', new Uint8Array(0)],
    ['was cut off', whole.slice(0, whole.length - 8)],
    ['has something behind it', Uint8Array.from([...whole, 0, 0, 0, 0, 0, 0, 0, 0])],
    ['is something else', new TextEncoder().encode('{"foods": []}, and nothing more')],
    ['is garbled', whole.map((byte, at) => (at > 16 && at < 200 ? byte ^ 0x55 : byte))],
    ['is of another version', whole.map((byte, at) => (at === 4 ? byte + 1 : byte))],
  ])('is refused when it %s', (_, bytes) => {
    expect(decodeCatalogueImage(bytes.slice().buffer)).toBeNull();
  });
});
