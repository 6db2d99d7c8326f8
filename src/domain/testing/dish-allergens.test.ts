import { describe, expect, it } from 'vitest';
import { dishAllergens } from './dish-allergens.ts';

describe('dishAllergens', () => {
  it.each([
    ['with bhatura or puri', ['gluten', 'milk']],
    ['baked as lapis legit', ['egg', 'gluten', 'milk']],
    ['with crisp tempura', ['egg', 'gluten', 'shellfish']],
    ['with tempura scraps', ['egg', 'gluten']],
    ['Katsu curry', ['egg', 'gluten']],
    ['with crab spring rolls', ['egg', 'gluten', 'shellfish']],
    ['Seafood japchae', ['fish', 'gluten', 'molluscs', 'shellfish', 'soy']],
    ['with sambal', ['shellfish']],
    ['with radish kimchi', ['fish', 'shellfish']],
    ['White baek-kimchi', ['fish', 'shellfish', 'tree nut']],
    ['with slices of cha lua', ['fish']],
    ['with seven-spice chilli', ['sesame']],
    ['with a vinegar dip', ['gluten', 'soy']],
    ['banh khoai in Hue', ['egg', 'peanut', 'sesame', 'soy']],
    ['with mirchi ka salan', ['mustard', 'peanut', 'sesame']],
    ['with coleslaw', ['egg']],
    ['Kanchipuram idli', ['milk', 'tree nut']],
    ['Creamy rosé tteokbokki', ['milk']],
    ['with soda bread', ['gluten', 'milk']],
    ['in a bread roll as torta', ['gluten']],
    ['with fried wontons', ['gluten']],
    ['Bulgogi burger', ['egg', 'gluten', 'soy']],
    ['ssamjang for wraps', ['sesame', 'soy']],
    ['with chocolate spread', ['milk', 'soy', 'tree nut']],
  ])('knows %s', (text, expected) => {
    expect([...dishAllergens(text)].toSorted()).toEqual(expected);
  });

  it.each([
    ['with butternut'],
    ['with coconut milk'],
    ['on butter lettuce'],
    ['on rice noodles'],
    ['with rice cakes'],
    ['with sesame rice crackers'],
    ['with potato dumplings'],
    ['millet couscous'],
    ['in a rice burger'],
    ['with bun cha herbs'],
    ['small ones in a bun tin'],
    ['Vegan temple kimchi without garlic or seafood'],
    ['pistou without nuts'],
    ['rolled in sugar'],
    ['quince kibbeh'],
  ])('sees none in %s', (text) => {
    expect([...dishAllergens(text)]).toEqual([]);
  });
});
