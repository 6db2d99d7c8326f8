import { beforeEach, describe, expect, it, vi } from 'vitest';

/** sessionStorage of one tab, across reloads of the page. */
class TabStorage {
  readonly items = new Map<string, string>();
  isFull = false;
  getItem(key: string) {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    this.items.set(key, value);
  }
}

let storage: TabStorage;

beforeEach(() => {
  storage = new TabStorage();
  vi.stubGlobal('sessionStorage', storage);
  return () => vi.unstubAllGlobals();
});

/** The module as a freshly loaded page has it. */
async function loaded() {
  vi.resetModules();
  return await import('./opinion-store.ts');
}

const ramen = 'ana/ramen';

describe('what is being written about a food', () => {
  it('survives a reload of the page, until it is submitted', async () => {
    const before = await loaded();
    before.keepOpinion(ramen, { rating: 4, text: 'Deep, salty', tasting: null });
    before.keepOpinion('ana/pho', { rating: 0, text: 'Star anise', tasting: null });
    const after = await loaded();
    expect(after.useOpinionStore.getState().opinions[ramen]).toEqual({ rating: 4, text: 'Deep, salty', tasting: null });
    after.forgetOpinion(ramen);
    const last = await loaded();
    expect(last.useOpinionStore.getState().opinions).toEqual({
      'ana/pho': { rating: 0, text: 'Star anise', tasting: null },
    });
  });

  it('keeps how it tasted as well, and what the version before kept without it', async () => {
    const tasting = { levels: { sweet: 0.5 }, words: [{ part: 'flavours', word: 'rich', agrees: false }] } as const;
    const before = await loaded();
    before.keepOpinion(ramen, { rating: 0, text: '', tasting });
    expect((await loaded()).useOpinionStore.getState().opinions[ramen]).toEqual({ rating: 0, text: '', tasting });
    storage.items.set(
      'foretaste.opinions',
      JSON.stringify({
        [ramen]: { rating: 4, text: 'Deep' },
        'ana/pho': { rating: 4, text: 'Deep', tasting: { levels: { sweet: 9 } } },
      }),
    );
    expect((await loaded()).useOpinionStore.getState().opinions).toEqual({
      [ramen]: { rating: 4, text: 'Deep', tasting: null },
      'ana/pho': { rating: 4, text: 'Deep', tasting: null },
    });
  });

  it('[S5] is not offered to another member', async () => {
    const { keepOpinion, opinionKey, useOpinionStore } = await loaded();
    keepOpinion(opinionKey({ member: 'ana', foodId: 'ramen' }), { rating: 4, text: 'Deep', tasting: null });
    expect(useOpinionStore.getState().opinions[opinionKey({ member: 'bo', foodId: 'ramen' })]).toBeUndefined();
  });

  it('stays in memory where the device refuses storage', async () => {
    storage.isFull = true;
    const { keepOpinion, useOpinionStore } = await loaded();
    keepOpinion(ramen, { rating: 4, text: 'Deep', tasting: null });
    expect(useOpinionStore.getState().opinions[ramen]).toEqual({ rating: 4, text: 'Deep', tasting: null });
  });

  it.each(['nonsense', 'null', '[1]', '{"ana/ramen":{"rating":"4"}}'])(
    'starts anew where the tab holds %s',
    async (text) => {
      storage.items.set('foretaste.opinions', text);
      const { useOpinionStore } = await loaded();
      expect(useOpinionStore.getState().opinions).toEqual({});
    },
  );
});
