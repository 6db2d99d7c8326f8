import type { Api, ApiMember } from '#tests/support/server/open-api.ts';

/** What the fullest device asks for: everyone's, its own, the topics of 150 members and of 120 foods. */
function fullestCursors(member: ApiMember, head: number): Record<string, number> {
  const numbered = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, n) => `${prefix}${String(n).padStart(13, '0')}`);
  const audiences = [...numbered('m:bm', 150), ...numbered('f:bf', 120), `u:${member.id}`, '*'];
  return Object.fromEntries(audiences.map((audience) => [audience, head]));
}

export interface IdleDevice {
  readonly api: Api;
  readonly member: ApiMember;
}

interface IdlePull {
  /** The newest entry of the server's log. */
  readonly head: number;
  /** One pull: returns milliseconds, and throws when the answer holds any news. */
  readonly pull: () => Promise<number>;
}

/** A device that has everything. */
export async function idlePull({ api, member }: IdleDevice): Promise<IdlePull> {
  const { epoch, head } = (await api.call('GET', '/api/sync/health')).body as unknown as {
    epoch: string;
    head: number;
  };
  const body = JSON.stringify({ epoch, cursors: fullestCursors(member, head), limit: 500 });
  const pull = async () => {
    const began = performance.now();
    const answer = await api.call('POST', '/api/sync/pull', { token: member.token, body });
    const duration = performance.now() - began;
    const { entries, reset } = answer.body as unknown as { entries: unknown[]; reset: boolean };
    if (answer.status !== 200 || reset || entries.length > 0)
      throw new Error(`not idle: ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`);
    return duration;
  };
  return { head, pull };
}
