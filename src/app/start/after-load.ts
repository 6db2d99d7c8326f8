/** Calls back once the page has loaded, after its load event. It may have been long ago: this program waits for the words of its language, the event does not. */
export function afterLoad(run: () => void): void {
  if (document.readyState === 'complete') setTimeout(run, 0);
  else addEventListener('load', () => setTimeout(run, 0), { once: true });
}
