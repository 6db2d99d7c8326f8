import type { AssistantService } from '#domain/assistant/assistant-service.ts';

/** The AI routes, whose code is fetched with the first question, so that it is no part of the first view. */
export function assistantOnDemand(options: { readonly baseUrl: string }): AssistantService {
  const load = async (): Promise<AssistantService | null> => {
    try {
      return (await import('./assistant-requests.ts')).assistantRequests(options);
    } catch {
      // The code comes from the same server, which could not be reached; the browser tries again with the next question.
      return null;
    }
  };
  return {
    ask: async (question) => (await load())?.ask(question) ?? { kind: 'unreachable' },
    canSee: async () => (await load())?.canSee() ?? false,
    readPhoto: async (question) => (await load())?.readPhoto(question) ?? { kind: 'unreachable' },
    suggest: async (question) => (await load())?.suggest(question) ?? { kind: 'unreachable' },
  };
}
