import type { Messages } from '@lingui/core';
import { address as german } from './de.po';
import { address as pseudo } from './en.po?pseudo';
import type { Language } from './language.ts';

const addresses = { de: german, 'en-XB': pseudo } as const;

/** The place of the chosen language's words on this device: kept by the page itself, so an English visitor's service worker fetches none. */
const CACHE = 'words';

/** A network that hangs holds the first view up no longer than this. In milliseconds. */
const PATIENCE = 3_000;

/**
 * The words of a language: from this device, else from the network, and then kept for when there is none. A message's id is made from its English
 * text, so where the network fails the words of an older version of the app serve too: what is new in this one stands in English.
 *
 * @returns id to message; none where neither device nor network has any
 */
export async function loadWords(language: Exclude<Language, 'en'>): Promise<Messages> {
  const address = addresses[language];
  const cache = await openCache();
  const here = await readWords(await cache?.match(address));
  if (here !== null) return here;
  try {
    const fetched = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
    const words = fetched.ok ? await readWords(fetched.clone()) : null;
    if (words === null) throw new Error(`no words of ${language}`);
    await replaceWords(cache, { address, language, words: fetched });
    return words;
  } catch {
    const older = (await keptAddresses(cache, language))[0];
    return (await readWords(older === undefined ? undefined : await cache?.match(older))) ?? {};
  }
}

/** null: none, or something else in their place, such as the page of a portal [S19]. */
async function readWords(answer: Response | undefined): Promise<Messages | null> {
  const words: unknown = await answer?.json().catch(() => null);
  return typeof words === 'object' && words !== null && !Array.isArray(words) ? (words as Messages) : null;
}

/** Undefined where the browser keeps nothing: without a secure context, or in a private window of some. */
async function openCache(): Promise<Cache | undefined> {
  try {
    return await caches.open(CACHE);
  } catch {
    return undefined;
  }
}

/** Of this language and whatever version. */
async function keptAddresses(cache: Cache | undefined, language: Language): Promise<readonly Request[]> {
  const kept = (await cache?.keys()) ?? [];
  return kept.filter(({ url }) => new URL(url).pathname.includes(`/words-${language}-`));
}

async function replaceWords(
  cache: Cache | undefined,
  { address, language, words }: { readonly address: string; readonly language: Language; readonly words: Response },
): Promise<void> {
  try {
    const older = await keptAddresses(cache, language);
    await cache?.put(address, words);
    for (const old of older) await cache?.delete(old);
  } catch {
    // A full device goes on with the older ones where there is no network.
  }
}
