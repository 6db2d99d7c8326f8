import { type AnalyticsOutcome, type AnalyticsQuestion, decodeAnalytics } from '#domain/administration/analytics.ts';
import { serverFetch } from './server-fetch.ts';

const server = serverFetch();

interface Asker {
  readonly baseUrl: string;
  readonly token: string;
}

/** What became of the member's foods, from the server's own route. Nothing here throws for what the network does. */
export async function askAnalytics(
  { baseUrl, token }: Asker,
  { days, food }: AnalyticsQuestion,
): Promise<AnalyticsOutcome> {
  const query = new URLSearchParams({ days: String(days), ...(food === null ? {} : { food }) });
  try {
    const answer = await server(`${baseUrl}/api/analytics?${query.toString()}`, { headers: { Authorization: token } });
    if (answer.status === 403 || answer.status === 401) return { kind: 'refused' };
    const analytics = answer.ok ? decodeAnalytics(await answer.json()) : null;
    return analytics === null ? { kind: 'unreachable' } : { kind: 'analytics', analytics };
  } catch {
    return { kind: 'unreachable' };
  }
}
