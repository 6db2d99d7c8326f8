import type { AdminOutcome } from '#domain/administration/admin-outcome.ts';
import { readColumns } from '#domain/values/read-columns.ts';
import type { AskAdmin } from '#remote/accounts/admin-question.ts';

interface ProtectedFile {
  readonly collection: string;
  readonly id: string;
  /** The server's name of the file. */
  readonly name: string;
  readonly thumb?: string;
}

/** Where a protected file opens: a path with a token that holds for some minutes. */
export function fileAddress(
  ask: AskAdmin,
  { collection, id, name, thumb }: ProtectedFile,
): Promise<AdminOutcome<string>> {
  return ask({ method: 'POST', path: '/api/files/token' }, (answer) => {
    const token = readColumns(answer)?.text('token') ?? '';
    const query = new URLSearchParams({ ...(thumb === undefined ? {} : { thumb }), token });
    return token === '' ? null : `/api/files/${collection}/${id}/${encodeURIComponent(name)}?${query.toString()}`;
  });
}
