/** Calls back after the page's load event. The event may be long over: this program waits for the words of its language, and the event does not. */
export function afterLoad(run: () => void): void {
  if (document.readyState === 'complete') setTimeout(run, 0);
  else addEventListener('load', () => setTimeout(run, 0), { once: true });
}
