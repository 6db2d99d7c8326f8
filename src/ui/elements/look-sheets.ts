import createCache, { type EmotionCache } from '@emotion/cache';
import { css as serialize, type SerializedStyles } from '@emotion/react';
import type { Look } from './element-looks.ts';

/**
 * Where the styles of elements stand in the document. Recipes come first and use `:where`, which has no specificity: an element's own styles, and
 * those that another element gives it, win over its recipe. Cascade layers would do the same, but each rule that is added to one makes Chromium look
 * up all fonts and lay out the whole document again.
 */
const sheets = {
  recipe: { cache: createCache({ key: 'recipe', prepend: true }), selector: (name: string) => `:where(.${name})` },
  own: { cache: createCache({ key: 'own' }), selector: (name: string) => `.${name}` },
} as const;

const parts = ['recipe', 'own'] as const;

/** Of a part. Each element is looked up in every sheet: with more, its style takes longer. */
const MAX_SHEETS = 60;

// While the app is built there is no document: the rules are kept instead (`insertedRules`).
if (import.meta.env.SSR) for (const part of parts) sheets[part].cache.compat = true;

/** Whether the document has the rules already. */
export function isInserted(look: Look): boolean {
  return parts.every((part) => look[part].styles === '' || sheets[part].cache.inserted[look[part].name] !== undefined);
}

/** The rules of styles that are not in the document yet. */
const written = new WeakMap<SerializedStyles, string[]>();

/**
 * Puts the rules of a look into the document.
 *
 * @param isOnlyWritten only writes them, for the time of rendering, which React may divide; the commit, which it does not divide, then has less to do
 */
export function insertLook(look: Look, isOnlyWritten = false): void {
  for (const part of parts) {
    const { cache, selector } = sheets[part];
    const styles = look[part];
    if (styles.styles === '' || cache.inserted[styles.name] !== undefined) continue;
    const isForServer = import.meta.env.SSR;
    const rules = written.get(styles) ?? [];
    written.set(styles, rules);
    // Emotion gives each rule to the sheet that it is told.
    const paper: Partial<EmotionCache['sheet']> = { insert: (rule) => void rules.push(rule) };
    if (rules.length === 0)
      cache.insert(selector(nameIn(cache, styles)), styles, paper as EmotionCache['sheet'], isForServer);
    if (isOnlyWritten || isForServer) continue;
    if (styles.styles.includes('@')) beginSheet(cache);
    for (const rule of rules) cache.sheet.insert(rule);
    cache.inserted[styles.name] = true;
  }
}

const begunNow = new Set<EmotionCache>();

/**
 * What is drawn together puts its at-rules into a sheet of their own. Where one is added to a sheet that the browser has read, Chromium works out
 * the style of all elements anew that the sheet speaks of: a dialog on a page of 1,600 elements then opens a third of a second later on a slow
 * phone. A plain rule costs nothing there.
 */
function beginSheet(cache: EmotionCache): void {
  if (begunNow.has(cache) || cache.sheet.tags.length >= MAX_SHEETS) return;
  begunNow.add(cache);
  // A commit of React ends within this task.
  queueMicrotask(() => begunNow.delete(cache));
  // How many rules the newest element has: none yet, so Emotion makes another.
  cache.sheet.ctr = 0;
}

/** Where there is no document: all rules so far, in their order. */
export function insertedRules(): string {
  return parts.flatMap((part) => Object.values(sheets[part].cache.inserted)).join('');
}

/** The classes of a look, '' for none. */
export function classesOf(look: Look): string {
  return parts.flatMap((part) => (look[part].styles === '' ? [] : nameIn(sheets[part].cache, look[part]))).join(' ');
}

/** Lets an element that is given the classes of this look take it for its own: see `joinLooks`. */
export function registerLook(look: Look): void {
  for (const part of parts) {
    const { cache } = sheets[part];
    cache.registered[nameIn(cache, look[part])] = look[part].styles;
  }
}

/**
 * A look with those that its element was given as classes: they come after it, so they win.
 *
 * @param className of any kind
 * @returns the classes that are no looks, and one look of all
 */
export function joinLooks(look: Look, className: string): { readonly look: Look; readonly others: readonly string[] } {
  const names = className.split(' ').filter((name) => name !== '');
  const isLook = (name: string) => parts.some((part) => sheets[part].cache.registered[name] !== undefined);
  const joined = (part: keyof Look): SerializedStyles => {
    const given = names.flatMap((name) => sheets[part].cache.registered[name] ?? []);
    return given.length === 0 ? look[part] : serialize(look[part].styles, ...given.map((styles) => `${styles};`));
  };
  return { look: { recipe: joined('recipe'), own: joined('own') }, others: names.filter((name) => !isLook(name)) };
}

function nameIn(cache: EmotionCache, { name }: SerializedStyles): string {
  return `${cache.key}-${name}`;
}
