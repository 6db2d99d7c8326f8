/*
 * The words of another language are awaited before a worker's own code runs. A message that comes meanwhile is delivered to nobody and lost. So a worker that
 * is asked from the start imports this file before all others: what comes is kept until somebody listens.
 */
const early: MessageEvent[] = [];
const keep = (event: MessageEvent) => void early.push(event);
addEventListener('message', keep);

/** Delivers what came before anybody listened, in its order. Call it once, when the worker listens. */
export function deliverEarlyMessages(): void {
  removeEventListener('message', keep);
  for (const { data, ports } of early.splice(0))
    dispatchEvent(new MessageEvent('message', { data, ports: [...ports] }));
}
