const foodPage = /^\/food\/[^/]+$/;

/** The link that was pressed last: of several cards of a food, the picture of that one grows. */
let tapped: Element | null = null;

export function watchTaps(): void {
  addEventListener(
    'click',
    ({ target }) => {
      tapped = target instanceof Element ? target.closest('a') : null;
    },
    { capture: true },
  );
}

/** A picture that can be followed by the eye: enough of it is in the window. */
function isInWindow(picture: Element): boolean {
  const { top, height, left, width } = picture.getBoundingClientRect();
  const [middle, centre] = [top + height / 2, left + width / 2];
  return middle > 0 && middle < innerHeight && centre > 0 && centre < innerWidth;
}

function seen(pictures: readonly (Element | null | undefined)[]): HTMLElement | null {
  return (
    pictures.find((picture): picture is HTMLElement => picture instanceof HTMLElement && isInWindow(picture)) ?? null
  );
}

const pictureOfCard = (link: Element): Element | null =>
  (link.closest('article') ?? link).querySelector('[data-picture]');

/** Of the food's cards on this page. */
function cardPicture(pathname: string): HTMLElement | null {
  const links = [...document.querySelectorAll(`#main a[href="${CSS.escape(pathname)}"]`)];
  return seen(links.toSorted((one, other) => Number(other === tapped) - Number(one === tapped)).map(pictureOfCard));
}

const pagePicture = (): HTMLElement | null => seen([document.querySelector('#main [data-picture]')]);

interface GrowingPicture {
  readonly before: HTMLElement;
  /** null: the new screen does not show it, or not yet. */
  readonly after: () => HTMLElement | null;
}

/** The picture that both screens show: a food's on its card and on its page. null if there is none, or it is outside the window. */
export function growingPicture({ from, to }: { readonly from: string; readonly to: string }): GrowingPicture | null {
  const opens = foodPage.test(to) && tapped !== null && tapped.getAttribute('href') === to ? cardPicture(to) : null;
  if (opens !== null) return { before: opens, after: pagePicture };
  const closes = foodPage.test(from) ? pagePicture() : null;
  return closes === null ? null : { before: closes, after: () => cardPicture(from) };
}

/** Until the larger picture is there, the smaller one stands in its place: what grows is never empty. */
export function standInUntilLoaded(before: HTMLElement, after: HTMLElement): void {
  const small = before.querySelector('img');
  if (
    small === null ||
    !small.complete ||
    small.currentSrc.startsWith('blob:') ||
    after.querySelector('img')?.complete === true
  )
    return;
  after.style.background = `url("${CSS.escape(small.currentSrc)}") center / cover`;
}
