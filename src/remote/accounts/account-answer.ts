import { ClientResponseError } from 'pocketbase';
import type { AccountOutcome } from '#domain/accounts/accounts.ts';
import { accountRefusal } from './account-refusal.ts';

export type Failed =
  | (Extract<AccountOutcome, { kind: 'refused' }> & { readonly taken: readonly string[] })
  | Extract<AccountOutcome, { kind: 'throttled' | 'unreachable' }>;
export type Answer = { readonly kind: 'answer'; readonly value: unknown } | Failed;

/** What the accounts' routes answer, by status alone [S16]; only what is no answer of the server throws. */
export async function answered(ask: () => Promise<unknown>): Promise<Answer> {
  try {
    return { kind: 'answer', value: await ask() };
  } catch (error) {
    if (!(error instanceof ClientResponseError)) throw error;
    if (error.status === 429) return { kind: 'throttled' };
    // 0: no answer at all. A server that fails by itself (5xx) may answer the next time.
    if (error.status === 0 || error.status === 408 || error.status >= 500) return { kind: 'unreachable' };
    return { kind: 'refused', ...accountRefusal(error.response) };
  }
}

export async function outcome(ask: () => Promise<unknown>): Promise<AccountOutcome> {
  const answer = await answered(ask);
  return answer.kind === 'answer' ? { kind: 'done' } : answer;
}
