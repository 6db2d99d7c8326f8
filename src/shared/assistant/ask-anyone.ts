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
  readonly signal: AbortSignal;
  readonly askServer: () => Promise<ServiceOutcome<Answer>>;
  /** The built-in assistant on this device, given what to tell about why it speaks. */
  readonly askDevice: (notice: string) => Promise<Answer>;
}

/**
 * Asks the server, or, when it cannot answer, the built-in assistant on this device. A question that is
 * given up ends as 'stopped', whoever was about to answer. What the server itself refuses is not tried here a second time.
 */
export async function askAnyone<Answer extends Pick<ServedAnswer, 'answeredBy'>>({
  isOffline,
  signal,
  askServer,
  askDevice,
}: Anyone<Answer>): Promise<Asked<Answer>> {
  if (signal.aborted) return { kind: 'stopped' };
  const stopped = new Promise<Asked<Answer>>((resolve) =>
    signal.addEventListener('abort', () => resolve({ kind: 'stopped' }), { once: true }),
  );
  return Promise.race([stopped, firstAnswer({ isOffline, askServer, askDevice })]);
}

async function firstAnswer<Answer>({
  isOffline,
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
    case 'answer':
      return outcome;
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
