import type { PartnerVotes } from '#domain/pairing/pair-sum.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { lazily } from '#prelude/timing/lazily.ts';
import type { Food } from '#domain/foods/food.ts';
import { pairFoods } from '#domain/pairing/pair-foods.ts';
import { noPairingFilters } from '#domain/pairing/pairing.ts';
import { recommendFoods } from '#domain/liking/recommend-foods.ts';
import { findFoods } from '#domain/search/find-foods.ts';
import {
  type SearchableFoods,
  searchableFoods,
  type SearchEntry,
  searchEntry,
  searchFoods,
} from '#domain/search/search-foods.ts';
import { namedAmong, similarFoods } from '#domain/search/similar-foods.ts';
import { type AssistantCatalogue, type AssistantTaster, FOUND } from './assistant-catalogue.ts';

/** The assistant's catalogue over foods that are looked through one by one: for a server that has chosen some by SQL, and as the rule that an index is held to. */
export function plainCatalogue(
  foods: readonly Food[],
  taster: AssistantTaster,
  votesOf: (food: FoodId) => readonly PartnerVotes[] = () => [],
): AssistantCatalogue {
  const searchable = searchableFoods(foods.map(entryOf));
  const byId = new Map(foods.map((food) => [food.id, food]));
  return {
    search: searchOf(searchable),
    find: (question, sieve) =>
      sieve === undefined
        ? findFoods(searchable, question, { ...taster, limit: FOUND }).foods
        : findFoods(searchable, question, { ...taster, ...sieve }).foods,
    pairings: (foodId) =>
      pairFoods(foods, {
        foodId,
        style: 'complement',
        profile: taster.profile,
        filters: noPairingFilters,
        memberVotes: votesOf(foodId),
      }).flatMap(({ id, explanation: { reasons }, evidence }) => {
        const food = byId.get(id);
        return food === undefined ? [] : [{ food, reasons, evidence }];
      }),
    similar: (id) => {
      const food = byId.get(id);
      if (food === undefined) return [];
      return similarFoods(food, foods, taster.profile, { named: namedAmong(food, foods) }).map((one) => one.food);
    },
    recommended: () => recommendFoods(foods, taster),
    cuisines: lazily(() => [...new Set(foods.map(({ origin }) => origin))].filter((origin) => origin !== '')),
    get: (id) => byId.get(id) ?? null,
    details: (id) => byId.get(id) ?? null,
  };
}

/** Several readings of a question may name a food by the same words. */
function searchOf(searchable: SearchableFoods<Food>): AssistantCatalogue['search'] {
  const known = new Map<string, readonly Food[]>();
  return (text, isEnough = () => false) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    let isWhole = true;
    const found = searchFoods(searchable, text, (exact) => {
      isWhole = !isEnough(exact.map(({ food }) => food));
      return !isWhole;
    }).map(({ food }) => food);
    if (isWhole) known.set(text, found);
    return found;
  };
}

/** A food that is asked about again has been folded. */
const entries = new WeakMap<Food, SearchEntry<Food>>();

function entryOf(food: Food): SearchEntry<Food> {
  const known = entries.get(food);
  if (known !== undefined) return known;
  const entry = searchEntry(food);
  entries.set(food, entry);
  return entry;
}
