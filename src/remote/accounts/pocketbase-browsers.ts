import type PocketBase from 'pocketbase';
import type { WokenBrowsers } from '#domain/accounts/woken-browsers.ts';
import { readColumns } from '#domain/values/read-columns.ts';
import { answered } from './account-answer.ts';

/** The server's routes for browsers that want to be woken. @param as a client with a token */
export function pocketBaseBrowsers(as: (token: string | null) => PocketBase): WokenBrowsers {
  return {
    async serverKey() {
      const answer = await answered(() => as(null).send<unknown>('/api/push/key', {}));
      const key = answer.kind === 'answer' ? (readColumns(answer.value)?.text('key') ?? '') : '';
      return key === '' ? null : key;
    },
    async keep({ token, endpoint }) {
      const answer = await answered(() =>
        as(token).send<unknown>('/api/push/subscription', { method: 'PUT', body: { endpoint } }),
      );
      if (answer.kind === 'refused' && 'endpoint' in answer.fields) return { kind: 'unknown-service' };
      const columns = answer.kind === 'answer' ? readColumns(answer.value) : null;
      const [id, key] = [columns?.text('id') ?? '', columns?.text('key') ?? ''];
      return id === '' || key === '' ? { kind: 'unreachable' } : { kind: 'kept', id, key };
    },
    async forget({ id, key }) {
      const answer = await answered(() => as(null).send('/api/push/forget', { method: 'POST', body: { id, key } }));
      return answer.kind === 'answer';
    },
  };
}
