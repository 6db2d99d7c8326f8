import type { Page } from '@playwright/test';

/**
 * Goes to another address of the app that runs in the page, as a link of its own would: `goto` would end the app and start it anew, which costs a second of
 * a processor. Before and after it waits until the app has drawn the place that the history names: a press that was followed just now may have changed
 * the address, and not yet the screen. To the router it looks like 'back': a screen that is open and reads its address only once keeps what it shows.
 * A page that was not opened yet starts the app there.
 *
 * @param address begins with a slash
 */
export async function visit(page: Page, address: string): Promise<void> {
  if (page.url() === 'about:blank') {
    await page.goto(address);
    return;
  }
  await untilPlaceIsDrawn(page);
  await page.evaluate((to) => {
    // As React Router writes it: the place in the history, and a name for what is kept of that place.
    const state = { idx: Number(history.state?.idx ?? 0) + 1, key: crypto.randomUUID().slice(0, 8), usr: null };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, address);
  await untilPlaceIsDrawn(page);
}

/** Asks React itself for the place that stands in the document: the address changes first, and the screen once its code is here. */
async function untilPlaceIsDrawn(page: Page): Promise<void> {
  interface Fiber {
    readonly child: Fiber | null;
    readonly sibling: Fiber | null;
    readonly memoizedProps: { readonly navigator?: unknown; readonly location?: { readonly key: string } } | null;
  }
  await page.waitForFunction(() => {
    const root = Object.entries(document.querySelector('#root') ?? {}).find(([name]) =>
      name.startsWith('__reactContainer$'),
    )?.[1] as { readonly stateNode: { readonly current: Fiber } } | undefined;
    const placeIn = (fiber: Fiber | null | undefined): { readonly key: string } | undefined => {
      for (let next = fiber; next; next = next.sibling) {
        const props = next.memoizedProps;
        const place = props?.navigator === undefined ? placeIn(next.child) : props.location;
        if (place !== undefined) return place;
      }
      return undefined;
    };
    return placeIn(root?.stateNode.current)?.key === (history.state?.key ?? 'default');
  });
}
