import { t } from '@lingui/core/macro';
import type { ServedAnswer, ServiceOutcome } from '#domain/assistant/assistant-service.ts';
import { assertNever } from '#prelude/assert-never.ts';

/** What came of asking whoever can answer. */
export type Asked<Answer> =
  | { readonly kind: 'answer'; readonly answer: Answer }
  /** `message` is a sentence, or ''. */
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'stopped' };

interface Anyone<Answer> {
  /** The server is known to be out of reach: it is not waited for. */
  readonly isOffline: boolean;
  /** Whether this device knows the whole catalogue; left out where the answer is not taken from it. */
  readonly isCatalogueHere?: () => Promise<boolean>;
  readonly signal: AbortSignal;
  readonly askServer: () => Promise<ServiceOutcome<Answer>>;
  /** The built-in assistant on this device, given what to tell about why it speaks. */
  readonly askDevice: (notice: string) => Promise<Answer>;
}

/**
 * Asks the server, or, when it cannot answer, the built-in assistant on this device. A question that is
 * given up ends as 'stopped', whoever was about to answer. What the server itself refuses is not tried here a second time.
 *
 * Where the built-in assistant of the server answers ('catalogue'), the one on the device answers better: the server looks at the few hundred foods that
 * its query finds, by English names alone. The device looks at all foods, by their names in the reader's language too, and by what it learned of the member.
 */
export async function askAnyone<Answer extends Pick<ServedAnswer, 'answeredBy' | 'notice'>>({
  signal,
  ...anyone
}: Anyone<Answer>): Promise<Asked<Answer>> {
  if (signal.aborted) return { kind: 'stopped' };
  const stopped = new Promise<Asked<Answer>>((resolve) =>
    signal.addEventListener('abort', () => resolve({ kind: 'stopped' }), { once: true }),
  );
  return Promise.race([stopped, firstAnswer(anyone)]);
}

async function firstAnswer<Answer extends Pick<ServedAnswer, 'answeredBy' | 'notice'>>({
  isOffline,
  isCatalogueHere = async () => false,
  askServer,
  askDevice,
}: Omit<Anyone<Answer>, 'signal'>): Promise<Asked<Answer>> {
  const onDevice = async (notice: string): Promise<Asked<Answer>> => {
    try {
      return { kind: 'answer', answer: await askDevice(notice) };
    } catch {
      return { kind: 'failed', message: '' };
    }
  };
  if (isOffline) return onDevice(t`You are offline, so the built-in assistant answered from the foods on this device.`);
  const outcome = await askServer();
  switch (outcome.kind) {
    case 'answer': {
      if (outcome.answer.answeredBy !== 'catalogue' || !(await isCatalogueHere())) return outcome;
      const own = await onDevice(outcome.answer.notice);
      return own.kind === 'answer' ? own : outcome;
    }
    case 'refused':
      return { kind: 'failed', message: outcome.message };
    case 'unreachable':
      return onDevice(
        t`The server could not be reached, so the built-in assistant answered from the foods on this device.`,
      );
    case 'throttled':
      return onDevice(
        t`That was a lot of questions in a short time, so the built-in assistant answered from the foods on this device.`,
      );
    case 'signed-out':
      return onDevice(
        t`Your sign-in has run out, so the built-in assistant answered from the foods on this device. Sign in again to reach the server.`,
      );
    default:
      return assertNever(outcome);
  }
}
