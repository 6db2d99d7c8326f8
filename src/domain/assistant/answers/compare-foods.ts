import { foldCase } from '#prelude/text/fold-case.ts';
import { tasteContrasts } from '#domain/foods/taste-contrast.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { type IntensityName, intensityNames } from '#domain/taste/taste-vocabulary.ts';
import type { TasteOrder } from '#domain/assistant/reading/wish-part.ts';
import type { AssistantWords } from '#domain/assistant/words/replies/assistant-words.ts';

const CONTRASTS = 3;
const WORDS = 4;
/** Levels apart that are worth a word. */
const APART = 0.5;

interface Compared {
  /** Asked about above all, or null. */
  readonly taste: IntensityName | null;
  /** Which has the most of it is asked, or the least. */
  readonly direction?: TasteOrder['direction'] | undefined;
  readonly words: AssistantWords;
}

/**
 * In what two foods are alike and in what they differ, by what both state (R4).
 *
 * @param asked `taste`: asked about above all, or null
 */
export function compareFoods(
  [one, other]: readonly [TasteTraits, TasteTraits],
  { taste, direction, words }: Compared,
): string {
  const contrasts = tasteContrasts([one, other]).filter(
    ({ distance, taste: name }) => distance >= APART || name === taste,
  );
  const asked = contrasts.filter((contrast) => contrast.taste === taste);
  const told = [...asked, ...contrasts.filter((contrast) => contrast.taste !== taste)].slice(0, CONTRASTS);
  const [flavours, textures] = [
    shared([one.flavours, other.flavours], words),
    shared([one.textures, other.textures], words),
  ];
  const isStated = taste !== null && [one, other].every(({ defaulted }) => !defaulted.includes(taste));
  const sentences = [
    // 'More' says it the other way about.
    isStated && direction === 'least' ? foremostOf([one, other], { taste, direction }, words) : '',
    taste !== null && asked.length === 0 ? words.moreNotStated(taste) : '',
    flavours === '' ? '' : words.bothTaste(flavours),
    ...told.map(({ taste: name, distance, strongest, weakest }) =>
      distance === 0
        ? words.alike(name)
        : words.more({
            taste: name,
            name: strongest.name,
            level: strongest.intensities[name],
            other: weakest.name,
            otherLevel: weakest.intensities[name],
          }),
    ),
    only([one, other], words),
    only([other, one], words),
    textures === '' ? '' : words.bothAre(textures),
  ].filter((sentence) => sentence !== '');
  return sentences.length === 0
    ? words.tooLittleToCompare(one.name, other.name)
    : `${words.beside(one.name, other.name)}\n${sentences.join(' ')}`;
}

/** Three foods or four, by each taste in which they differ, the one that was asked about first; what is not stated is not told (R4). */
export function compareSeveral(foods: readonly TasteTraits[], { taste, direction, words }: Compared): string {
  const tastes = intensityNames.filter((name) => foods.every(({ defaulted }) => !defaulted.includes(name)));
  const spread = (name: IntensityName) =>
    Math.max(...foods.map(({ intensities }) => intensities[name])) -
    Math.min(...foods.map(({ intensities }) => intensities[name]));
  const told = [
    ...tastes.filter((name) => name === taste),
    ...tastes
      .filter((name) => name !== taste && spread(name) >= APART)
      .toSorted((one, other) => spread(other) - spread(one)),
  ].slice(0, CONTRASTS);
  const asked = tastes.find((name) => name === taste);
  const order = asked === undefined || direction === undefined ? null : { taste: asked, direction };
  const lines = (order === null ? told : [order.taste]).map((name) =>
    words.byTaste(
      name,
      foods
        .toSorted((one, other) => other.intensities[name] - one.intensities[name])
        .map((food) => `${food.name} (${words.figure(name, food.intensities[name])})`)
        .join(', '),
    ),
  );
  const flavours = words.list(
    (foods[0]?.flavours ?? []).filter((word) => foods.every((food) => isAmong(food.flavours, word))).map(words.word),
  );
  const names = words.list(foods.map(({ name }) => name));
  if (lines.length === 0) return words.severalNotStated(names);
  return [
    order === null ? `${names}:` : foremostOf(foods, order, words),
    ...lines,
    flavours === '' ? '' : words.allTaste(flavours),
  ]
    .filter((line) => line !== '')
    .join('\n');
}

/** Who asks for the mildest of some is told that one first. */
function foremostOf(foods: readonly TasteTraits[], order: TasteOrder, words: AssistantWords): string {
  const levels = foods.map(({ intensities }) => intensities[order.taste]);
  const level = order.direction === 'most' ? Math.max(...levels) : Math.min(...levels);
  const foremost = foods.filter(({ intensities }) => intensities[order.taste] === level).map(({ name }) => name);
  return words.foremost(order, foremost, level);
}

function shared([ours, theirs]: readonly [readonly string[], readonly string[]], words: AssistantWords): string {
  return words.list(
    ours
      .filter((word) => isAmong(theirs, word))
      .slice(0, WORDS)
      .map(words.word),
  );
}

function only([food, other]: readonly [TasteTraits, TasteTraits], words: AssistantWords): string {
  const own = food.flavours.filter((word) => !isAmong(other.flavours, word)).slice(0, WORDS);
  return own.length === 0 || other.flavours.length === 0
    ? ''
    : words.onlyOne(food.name, words.list(own.map(words.word)));
}

function isAmong(words: readonly string[], word: string): boolean {
  return words.some((one) => foldCase(one) === foldCase(word));
}
