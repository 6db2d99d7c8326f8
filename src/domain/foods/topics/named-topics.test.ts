import { describe, expect, it } from 'vitest';
import { builtInFoods } from '#tests/support/built-in-foods.ts';
import { germanIngredients } from '#tests/support/german-names.ts';
import { aFood } from '#domain/testing/a-food.ts';
import { breakersOfDiets, carriersOfAllergens, inOtherLetters } from '#domain/testing/kitchen-names.ts';
import { namesakes } from '#domain/testing/kitchen-namesakes.ts';
import { allergenWords, dietaryFlagNames } from '#domain/taste/taste-vocabulary.ts';
import { allergenStatus } from '#domain/safety/allergen-status.ts';
import { dietStatus } from '#domain/safety/diet-status.ts';
import { namedTopics, nameTopics } from './named-topics.ts';
import { ingredientTopics, statedTopics } from './stated-topics.ts';
import { type SafetyTopic, topicBits } from './topic-names.ts';

/** A food whose contributor left the allergen out of the list, and said yes to every diet. */
const claims = {
  ...aFood(),
  allergens: [],
  diet: Object.fromEntries(dietaryFlagNames.map((flag) => [flag, true])),
} as unknown as ReturnType<typeof aFood>;
const madeOf = (...ingredients: readonly string[]) => ({ ...claims, ingredients });

describe('what an ingredient carries by its plain name (R28)', () => {
  it('is never told to be lacking, whatever the contributor says of it', () => {
    const missed = carriersOfAllergens.filter(
      ([name, allergen]) => allergenStatus(madeOf(name), allergen) === 'stated-free',
    );
    expect(missed).toEqual([]);
    expect(carriersOfAllergens.length).toBeGreaterThan(1_500);
  });

  it('breaks the diet that it breaks', () => {
    const missed = breakersOfDiets.filter(([name, flag]) => dietStatus(madeOf(name), flag) === 'stated-free');
    expect(missed).toEqual([]);
    expect(breakersOfDiets.length).toBeGreaterThan(500);
  });

  it('is not known of a name in letters that nobody here reads', () => {
    const believed = inOtherLetters.filter((name) =>
      allergenWords.some((allergen) => allergenStatus(madeOf(name), allergen) === 'stated-free'),
    );
    expect(believed).toEqual([]);
    expect(allergenStatus(madeOf('Tofu (豆腐)', 'rice'), 'soy')).toBe('contains');
  });

  it('is not known of a list in such letters either', () => {
    expect(allergenStatus({ ...claims, allergens: ['молоко'] }, 'milk')).toBe('not-stated');
    expect(allergenStatus({ ...claims, mayContain: ['кунжут'] }, 'sesame')).toBe('not-stated');
    expect(allergenStatus({ ...claims, healthWarnings: ['含有花生'] }, 'peanut')).toBe('not-stated');
  });

  it('is not read into names that only sound so', () => {
    const mistaken = namesakes.filter(([name, topic]) => (ingredientTopics(name).contains & topicBits(topic)) !== 0);
    expect(mistaken).toEqual([]);
  });
});

describe('what the name of a food says of it (R28)', () => {
  const called = (name: string, nativeName = '') => ({ ...claims, name, nativeName, ingredients: [] });

  it('is never told to be lacking, whatever the contributor ticks', () => {
    // What an ingredient often brings in ('soy sauce': wheat) is no more than usual in a dish.
    const carried = carriersOfAllergens.filter(
      ([name, allergen]) => (namedTopics(name).certain & topicBits(allergen as SafetyTopic)) !== 0,
    );
    const missed = carried.filter(
      ([name, allergen]) =>
        allergenStatus(called(name), allergen) !== 'may-contain' ||
        allergenStatus(called('Supper', name), allergen) !== 'may-contain',
    );
    expect(missed).toEqual([]);
    expect(carried.length).toBeGreaterThan(1_300);
  });

  it.each<[string, string, string]>([
    ['Peanut noodles', 'peanut', 'may-contain'],
    ['Erdnussnudeln', 'peanut', 'may-contain'],
    ['Chicken satay', 'peanut', 'may-contain'],
    ['Haselnusscreme', 'tree nut', 'may-contain'],
    ['Nuesse im Teig', 'tree nut', 'may-contain'],
    ['Käsespätzle', 'milk', 'may-contain'],
    ['Fish cakes', 'fish', 'may-contain'],
    ['Kiwi cream', 'kiwi', 'may-contain'],
    ['Peanut-free noodles', 'peanut', 'stated-free'],
    ['Nudeln ohne Ei', 'egg', 'stated-free'],
    ['Butternut squash soup', 'milk', 'stated-free'],
    ['Coconut milk rice', 'milk', 'stated-free'],
    ['Fish-fragrant aubergines', 'fish', 'stated-free'],
    ['Bún bò Huế', 'gluten', 'stated-free'],
    ['Tapioca crepe', 'gluten', 'stated-free'],
    ['Vegan fish pie', 'fish', 'stated-free'],
    ['Vegan fish wafers', 'gluten', 'may-contain'],
    ['Vegan noodles with egg', 'egg', 'may-contain'],
    ['Vegane Nudeln mit Ei', 'egg', 'may-contain'],
    ['Vegetarian cheese burger', 'milk', 'may-contain'],
    // A name in letters that nobody reads leaves the lists as they are.
    ['味噌汁', 'soy', 'stated-free'],
  ])('“%s”: %s is %s', (name, allergen, expected) => {
    expect(allergenStatus(called(name), allergen)).toBe(expected);
  });

  it.each<[string, string, string]>([
    ['Honey cake', 'vegan', 'may-contain'],
    ['Chicken salad', 'vegetarian', 'may-contain'],
    ['Vegan chicken salad', 'vegan', 'stated-free'],
    ['Veganes Hackfleisch mit Schweinefleisch', 'vegetarian', 'may-contain'],
    ['Veganes Hackfleisch', 'vegetarian', 'stated-free'],
    ['Vegan burger with bacon', 'pork_free', 'may-contain'],
    ['Vegan mac and cheese', 'vegan', 'stated-free'],
    ['Vegetarische Wurst', 'vegetarian', 'stated-free'],
    ['Rum balls', 'alcohol_free', 'may-contain'],
    ['Bacon jam', 'pork_free', 'may-contain'],
  ])('“%s”: %s is %s', (name, diet, expected) => {
    expect(dietStatus(called(name), diet)).toBe(expected);
  });

  it('is the same word by word as read in one', () => {
    const names = [
      ...builtInFoods.flatMap(({ name, native_name: native }) => [name, native ?? '']),
      ...carriersOfAllergens.flatMap(([name], at) => [name, `${name} ${carriersOfAllergens.at(-at)?.[0] ?? ''}`]),
      ...namesakes.map(([name]) => name),
    ].filter((name) => !/vegan|vegetar/i.test(name));
    expect(names.filter((name) => nameTopics(name) !== namedTopics(name).certain)).toEqual([]);
  });
});

describe('what an ingredient says that it lacks', () => {
  const read = (ingredient: string, topic: SafetyTopic) => {
    const { contains, doubted } = ingredientTopics(ingredient);
    const bit = topicBits(topic);
    return (contains & bit) !== 0 ? 'in it' : (doubted & bit) !== 0 ? 'in doubt' : 'not named';
  };

  it.each<[string, SafetyTopic, ReturnType<typeof read>]>([
    ['egg-free mayonnaise', 'egg', 'not named'],
    ['Mayonnaise ohne Ei', 'egg', 'not named'],
    ['gluten-free soy sauce', 'gluten', 'not named'],
    ['gluten-free soy sauce', 'soy', 'in it'],
    ['nut-free pesto', 'tree nut', 'not named'],
    ['alcohol-free beer', 'alcohol', 'not named'],
    ['alcohol-free beer', 'gluten', 'in it'],
    // What lacks milk sugar is milk.
    ['lactose-free milk', 'milk', 'in it'],
    ['lactose-free cream', 'milk', 'in it'],
    ['laktosefreie Sahne', 'milk', 'in it'],
    ['Laktosefreier Quark', 'milk', 'in it'],
    ['lactose-free ghee', 'milk', 'in it'],
    // One of a kind is not all of it.
    ['wheat-free rye bread', 'gluten', 'in it'],
    ['cashew-free almond mix', 'tree nut', 'in it'],
    ['shrimp-free crab paste', 'shellfish', 'in it'],
    ['kimchi without fish sauce', 'fish', 'in doubt'],
    // How hens live, and how salty a sauce is.
    ['eggs (free range)', 'egg', 'in it'],
    ['6 eggs, free-range', 'egg', 'in it'],
    ['free-range eggs', 'egg', 'in it'],
    ['butter (less salt)', 'milk', 'in it'],
    ['soy sauce, less sodium', 'gluten', 'in doubt'],
    ['not gluten-free', 'gluten', 'in it'],
    ['fat-free yoghurt', 'milk', 'in it'],
    ['sugar-free nut bar', 'tree nut', 'in it'],
    ['non-dairy creamer', 'milk', 'in it'],
    ['boneless chicken', 'meat', 'in it'],
    ['prawns, sized 16/20', 'shellfish', 'in it'],
    // Vegetarians eat cheese; what stands for meat and cheese is made of something.
    ['vegetarian cheese', 'milk', 'in it'],
    ['vegan cheese', 'milk', 'not named'],
    ['vegan cheese', 'tree nut', 'in doubt'],
    ['vegane Sahne', 'milk', 'not named'],
    ['vegan margarine, butter', 'milk', 'in it'],
    ['vegetarian sausages', 'egg', 'in doubt'],
    ['mock duck', 'gluten', 'in doubt'],
    ['soya mince', 'soy', 'in it'],
    ['butter clams', 'molluscs', 'in it'],
    ['butter clams', 'milk', 'not named'],
  ])('“%s”: %s is %s', (ingredient, topic, expected) => {
    expect(read(ingredient, topic)).toBe(expected);
  });
});

describe('what is read of the built-in kitchen words', () => {
  it.each([
    ['Kaese', 'Käse'],
    ['Nuesse', 'Nüsse'],
    ['Broetchen', 'Brötchen'],
    ['Spaetzle', 'Spätzle'],
    ['Suppengruen', 'Suppengrün'],
  ])('%s is %s without its umlaut', (typed, written) => {
    expect(statedTopics(madeOf(typed))).toEqual(statedTopics(madeOf(written)));
  });

  it('of what carries nothing is nothing', () => {
    const plain =
      'rice; tomatoes; chickpeas; onion; lemon juice; garlic cloves; sugar; bay leaves; coriander; thyme; potatoes; carrots; rose water; vanilla pod; baking powder; yeast; tea; coffee; peas; spinach; apple; cinnamon; turmeric; paprika; lime; basil; cumin; parsley; maple syrup; star anise; nori; kombu; agar; mushrooms; corn; lentils; avocado; cucumber; courgette; pumpkin; cabbage; beetroot; saffron; cardamom; chillies; Reis; Zwiebeln; Knoblauch; Petersilie; Kartoffeln; Möhren; Tomaten; Gurke; Zitrone; Salz; Pfeffer; Hefe; Backpulver; Speisestärke; Rapsöl; Olivenöl; Lorbeer; Schnittlauch; Kürbis; Pilze; Äpfel; Birnen; Kirschen; Erdbeeren; Zimt; Nelken; Majoran; Kümmel; Meerrettich; Rote Bete; Kohl; Linsen; Bohnen; Erbsen; Mais; Kaffee; Kakao';
    expect(plain.split('; ').filter((name) => statedTopics(madeOf(name)).contains !== 0)).toEqual([]);
    expect(plain.split('; ').filter((name) => statedTopics(madeOf(name)).doubted !== 0)).toEqual([]);
  });
});

describe('the German ingredients of the built-in foods', () => {
  /** A cheese that nobody calls so, a shark that is told by its ocean, and 'fermented tofu', whose English is curd. */
  const known = new Set(['Toma', 'Grönlandhai', 'roter fermentierter Tofu', 'Seeigelrogen']);
  const allergens = topicBits(...allergenWords);
  const foods = new Map(builtInFoods.map((food) => [food.slug, food]));

  it('name the allergens that the English ones name', () => {
    const lost = germanIngredients.flatMap(({ slug, ingredients }) =>
      ingredients.filter((german, at) => {
        const { contains, mayContain, doubted } = ingredientTopics(german);
        const english = ingredientTopics(foods.get(slug)?.ingredients[at] ?? '').contains;
        return !known.has(german) && (english & allergens & ~(contains | mayContain | doubted)) !== 0;
      }),
    );
    expect(lost).toEqual([]);
    expect(germanIngredients.length).toBeGreaterThan(800);
  });

  it('name none that the food does not state', () => {
    const added = germanIngredients.flatMap(({ slug, ingredients }) => {
      const { allergens: stated = [], may_contain: may = [] } = foods.get(slug) ?? {};
      return ingredients.filter((german) => {
        const { contains } = ingredientTopics(german);
        const unstated = allergenWords.filter((word) => ![...(stated ?? []), ...(may ?? [])].includes(word));
        return !known.has(german) && (contains & topicBits(...unstated)) !== 0;
      });
    });
    expect(added).toEqual([]);
  });
});
