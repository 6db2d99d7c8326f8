import { type CrossingEvent, type CrossingStage, nextStage } from './crossing-stage.ts';
import { growingPicture, standInUntilLoaded } from './growing-picture.ts';
import { scrollNow } from './scroll-when-tall-enough.ts';

/** The longest time for each of the first two stages, in milliseconds: a screen that takes longer comes without a transition. */
const PATIENCE = 100;

interface Way {
  readonly from: string;
  readonly to: string;
  /** Draws the new screen. */
  readonly go: () => void;
}

/**
 * One transition from a screen to the next, by the stages of `crossing-stage.ts`. The press is seen first: the browser takes its picture after the
 * next frame, for on a slow phone it styles the whole page for that. Whatever happens, drawing the new screen begins at most twice
 * PATIENCE after it was asked for, and it is shown as soon as it is drawn.
 */
export class ScreenCrossing {
  #stage: CrossingStage = { kind: 'leaving', isDrawn: false };
  /** null: not begun yet. */
  #transition: ViewTransition | null = null;
  #picture: ReturnType<typeof growingPicture> = null;
  readonly #named = new Set<HTMLElement>();
  #steps: (() => void)[];
  #patience = setTimeout(() => this.end(), PATIENCE);
  readonly #changes = new MutationObserver(() => this.#look());
  #letMove: () => void = () => undefined;

  constructor({ from, to, go }: Way) {
    this.#steps = [go];
    afterNextFrame(() => {
      if (this.stage === 'leaving') this.#begin({ from, to });
    });
  }

  #begin({ from, to }: Pick<Way, 'from' | 'to'>): void {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.end(), PATIENCE);
    this.#picture = growingPicture({ from, to });
    for (const [place, part] of pinnedParts().entries()) this.#name(part, `still-${place}`, 'still');
    if (this.#picture !== null) this.#name(this.#picture.before, 'food-picture');
    const isThere = new Promise<void>((resolve) => {
      this.#letMove = resolve;
    });
    this.#transition = document.startViewTransition(() => {
      this.#on({ kind: 'pictured' });
      return isThere;
    });
    // Each of them fails when the transition is skipped, or the page is hidden meanwhile: that is no error.
    const { ready, updateCallbackDone, finished } = this.#transition;
    void Promise.allSettled([ready, updateCallbackDone, finished]).then(() => this.end());
  }

  get stage(): CrossingStage['kind'] {
    return this.#stage.kind;
  }

  /** A further step before this one is at its end: the transition leads to where that leads. */
  stepOn(go: () => void): void {
    this.#on({ kind: 'stepped-on' });
    if (this.stage === 'leaving') this.#steps.push(go);
    else go();
  }

  /** The wanted place is drawn. */
  arrive(): void {
    this.#on({ kind: 'drawn' });
    this.#look();
  }

  /** At its end, or before it: the new screen stands there at once. */
  end(): void {
    this.#on({ kind: 'pictured' });
    this.#on({ kind: 'ended' });
  }

  /** @param after where the picture that grows has its place on the new screen */
  #on(event: CrossingEvent, after: HTMLElement | null = null): void {
    const before = this.stage;
    this.#stage = nextStage(this.#stage, event);
    if (this.stage === before) return;
    if (this.stage === 'arriving') this.#draw();
    else if (this.stage === 'moving') this.#move(after);
    else this.#cleanUp();
  }

  #draw(): void {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#on({ kind: 'waited' }), PATIENCE);
    this.#changes.observe(document.body, { childList: true, subtree: true });
    for (const step of this.#steps) step();
    this.#steps = [];
  }

  /** A screen is there when it has its heading; before that it is an outline. On the way back a list is filled, and scrolled to its card, a moment later. */
  #look(): void {
    if (this.#stage.kind !== 'arriving' || !this.#stage.isDrawn) return;
    const isHeaded = document.querySelector('#main h1')?.checkVisibility() === true;
    if (isHeaded) scrollNow();
    const after = isHeaded ? (this.#picture?.after() ?? null) : null;
    this.#on({ kind: 'looked', isHeaded, isComplete: this.#picture === null || after !== null }, after);
  }

  #move(after: HTMLElement | null): void {
    this.#stopWaiting();
    const before = this.#picture?.before;
    if (before !== undefined && before !== after) this.#unname(before);
    if (after !== null) this.#name(after, 'food-picture');
    if (before !== undefined && after !== null) standInUntilLoaded(before, after);
  }

  #cleanUp(): void {
    this.#stopWaiting();
    this.#transition?.skipTransition();
    for (const part of this.#named) this.#unname(part);
    // The screen that was left is let go of.
    this.#picture = null;
  }

  /** Also lets the browser go on. */
  #stopWaiting(): void {
    clearTimeout(this.#patience);
    this.#changes.disconnect();
    this.#letMove();
  }

  #name(part: HTMLElement, name: string, kind = 'none'): void {
    part.style.setProperty('view-transition-name', name);
    part.style.setProperty('view-transition-class', kind);
    this.#named.add(part);
  }

  #unname(part: HTMLElement): void {
    part.style.removeProperty('view-transition-name');
    part.style.removeProperty('view-transition-class');
    this.#named.delete(part);
  }
}

/** A frame that is asked for is drawn right after its callbacks: what comes later than those waits for it. */
function afterNextFrame(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

/** What keeps its place in the window while screens change: header, tab bar, tray, floating cards. */
function pinnedParts(): HTMLElement[] {
  const around = document.querySelector('#main')?.parentElement?.children ?? [];
  return [...around].filter((part): part is HTMLElement => {
    if (!(part instanceof HTMLElement) || !part.checkVisibility()) return false;
    const { position, pointerEvents } = getComputedStyle(part);
    // The place of what floats is there without anything in it, too.
    if (!/fixed|sticky/.test(position) || (pointerEvents === 'none' && part.textContent === '')) return false;
    const { top, bottom, height } = part.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < innerHeight;
  });
}
