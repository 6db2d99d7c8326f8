import { allowedEdits, editDistance, lacksAtMost, lettersOf } from '#domain/search/edit-distance.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';

/** A food by which a line of a menu may be meant. */
interface CalledFood {
  readonly id: FoodId;
  readonly name: string;
  readonly nativeName: string;
  /** What people of the reader's language call it, where that is another name. */
  readonly localName?: string;
}

/**
 * What a line of a menu is in the catalogue. 'named': the whole line is the name of one food, in either script or the reader's language, whatever its accents. 'guessed': a part
 * of it is, or it is spelt nearly so, or several foods are called so: nothing about allergens may be said of a guess (R48).
 */
export type MenuMatch =
  | { readonly kind: 'named'; readonly id: FoodId; readonly name: string }
  | { readonly kind: 'guessed'; readonly id: FoodId; readonly name: string }
  | { readonly kind: 'unknown' };

const unknown: MenuMatch = { kind: 'unknown' };

/** Words that a dish is served with or made of stand behind these. */
const joints =
  /\s(?:w\/|with|in|on|and|over|served|topped|mit|auf|an|und|dazu|vom|aus|avec|aux?|à|et|con|ai|alla|al|e|y)\s|\s[-–—|/&+]\s|\s*[,;:(["„“«]/giu;

/** Words between others that menus write in many ways, '&' and 'n' among them. */
const links = /(?:^| )(?:and|n|with|und|mit|et|e|y|con)(?= |$)/g;

/** Shorter words are spelt like too many others, and stand in too many names. */
const LETTERS_OF_A_GUESS = 5;
/** Shorter words bind others: 'of the' stands in a name and says nothing of it. */
const LETTERS_OF_A_TELLING_WORD = 4;
/** Words of the longest names. */
const WORDS_OF_A_NAME = 7;

interface SpeltName {
  readonly folded: string;
  readonly letters: number;
  readonly food: CalledFood;
}

/** The names of a catalogue as menus are looked up in them: made once, and asked for each line. */
export class MenuNames {
  readonly #foods = new Map<string, CalledFood | 'several'>();
  /** By the number of letters: near spellings differ in few. */
  readonly #byLength = new Map<number, SpeltName[]>();
  /** Names without their links, for guesses. */
  readonly #linkless = new Map<string, CalledFood | 'several'>();
  readonly #withWord = new Map<string, Set<CalledFood>>();

  constructor(foods: Iterable<CalledFood>) {
    for (const food of foods) for (const folded of foldedNames(food)) this.#add(folded, food);
  }

  #add(folded: string, food: CalledFood): void {
    const holder = this.#foods.get(folded);
    for (const [names, key] of [
      [this.#foods, folded],
      [this.#linkless, linkless(folded)],
    ] as const)
      names.set(key, names.has(key) && names.get(key) !== food ? 'several' : food);
    for (const word of folded.split(' ')) this.#withWord.set(word, (this.#withWord.get(word) ?? new Set()).add(food));
    if (holder !== undefined) return;
    const alike = this.#byLength.get(folded.length) ?? [];
    alike.push({ folded, letters: lettersOf(folded), food });
    this.#byLength.set(folded.length, alike);
  }

  /** @param dish as `readMenuLines` found it */
  match(dish: string): MenuMatch {
    const folded = foldSearchText(dish);
    if (folded === '') return unknown;
    const whole = this.#called(folded);
    if (whole !== null) return { kind: 'named', id: whole.id, name: whole.name };
    const guess = this.#guess(dish, folded);
    return guess === null ? unknown : { kind: 'guessed', id: guess.id, name: guess.name };
  }

  /** By what stands before each joint, the longest first: 'Fish and Chips' of 'Fish and Chips with peas'; at last by words of the shortest. */
  #guess(dish: string, folded: string): CalledFood | null {
    const ends = Array.from(dish.matchAll(joints), ({ index }) => index).toReversed();
    const begun = ends.map((end) => foldSearchText(dish.slice(0, end))).filter((text) => text !== '');
    const main = begun.at(-1) ?? folded;
    for (const part of [folded, ...begun]) {
      if (part.length < LETTERS_OF_A_GUESS) continue;
      const food = this.#called(part) ?? one(this.#linkless.get(linkless(part))) ?? this.#near(part);
      if (food !== null) return food;
    }
    return this.#heldIn(main) ?? this.#holding(main);
  }

  #called(folded: string): CalledFood | null {
    return one(this.#foods.get(folded));
  }

  /** The nearest spelling of the whole, where one is nearer than all others. */
  #near(folded: string): CalledFood | null {
    const most = allowedEdits(folded);
    const letters = lettersOf(folded);
    let nearest = most;
    const foods = new Set<CalledFood>();
    for (let length = folded.length - most; length <= folded.length + most; length += 1)
      for (const name of this.#byLength.get(length) ?? []) {
        if (!lacksAtMost(letters & ~name.letters, most)) continue;
        const distance = editDistance(folded, name.folded, nearest);
        if (distance > nearest) continue;
        if (distance < nearest) foods.clear();
        nearest = distance;
        foods.add(name.food);
      }
    return only(foods);
  }

  /** By its longest part that is a name, 'Pad Thai' of 'Grandma’s Pad Thai', or two words of one name, 'green curry' for 'Thai Green Curry'. */
  #heldIn(main: string): CalledFood | null {
    const words = main.split(' ');
    for (let many = Math.min(words.length - 1, WORDS_OF_A_NAME); many > 0; many -= 1)
      for (let from = 0; from + many <= words.length; from += 1) {
        const part = words.slice(from, from + many).join(' ');
        const food =
          part.length < LETTERS_OF_A_GUESS ? null : (this.#called(part) ?? (many > 1 ? this.#holding(part) : null));
        if (food !== null) return food;
      }
    return null;
  }

  /** The one food whose name holds all of these words: 'Spaghetti alla Carbonara' for 'Carbonara'. */
  #holding(main: string): CalledFood | null {
    const telling = main.split(' ').filter(({ length }) => length >= LETTERS_OF_A_TELLING_WORD);
    if (telling.join('').length < LETTERS_OF_A_GUESS) return null;
    const [first, ...rest] = main.split(' ').map((word) => this.#withWord.get(word) ?? new Set<CalledFood>());
    return only(new Set([...(first ?? [])].filter((food) => rest.every((foods) => foods.has(food)))));
  }
}

/** Menus write both names beside each other, too: 'Kimchi Jjigae 김치찌개'. */
function foldedNames({ name, nativeName, localName = '' }: CalledFood): ReadonlySet<string> {
  const [english, native, local] = [name, nativeName, localName].map(foldSearchText) as [string, string, string];
  const both =
    english === '' || native === '' || english === native ? [] : [`${english} ${native}`, `${native} ${english}`];
  return new Set([english, native, local, ...both].filter((folded) => folded !== ''));
}

function one(food: CalledFood | 'several' | undefined): CalledFood | null {
  return food === undefined || food === 'several' ? null : food;
}

function only(foods: ReadonlySet<CalledFood>): CalledFood | null {
  const [food = null, ...others] = foods;
  return others.length === 0 ? food : null;
}

function linkless(folded: string): string {
  return folded.replace(links, '').trim();
}
