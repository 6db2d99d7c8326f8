import type {
  AssistantService,
  PhotoQuestion,
  ServiceDishesQuestion,
  ServiceOutcome,
  ServiceQuestion,
} from '#domain/assistant/assistant-service.ts';
import { decodePhotoReading, decodeServedAnswer, decodeServedDishes } from '#domain/assistant/decode-served.ts';
import { encodeTasteProfile } from '#domain/taste/decode-taste-profile.ts';
import { readColumns } from '#domain/values/read-columns.ts';
import { answerFailure } from './answer-failure.ts';
import { serverFetch } from './server-fetch.ts';
import { serverSentence } from './server-sentence.ts';

/** Ends when nothing has come for so long, in milliseconds: the server gives its service up before. */
const STALL = 30_000;

interface AssistantRequestsOptions {
  readonly baseUrl: string;
  /** In milliseconds. */
  readonly stall?: number;
}

/** The AI routes (spec 1 §7; R8). Outcomes are told by status, never by message text [S16]; nothing throws. */
export function assistantRequests({ baseUrl, stall = STALL }: AssistantRequestsOptions): AssistantService {
  const server = serverFetch();
  const post = poster(baseUrl, { server, stall });
  return {
    ask: ({
      token,
      memberId,
      signal,
      type,
      prompt,
      foodData,
      mood,
      language,
      notAvoiding,
      avoiding,
      earlier,
      shown,
    }: ServiceQuestion) =>
      post('/api/ai/ai-food-assistant', {
        token,
        signal,
        body: { prompt, type, userId: memberId, foodData, mood, language, notAvoiding, avoiding, earlier, shown },
        decode: worded(decodeServedAnswer),
      }),
    suggest: ({
      token,
      memberId,
      signal,
      tasteProfile,
      recentlyViewed,
      currentMood,
      language,
    }: ServiceDishesQuestion) =>
      post('/api/ai/ai-enhanced-recommendations', {
        token,
        signal,
        body: {
          userId: memberId,
          tasteProfile: tasteProfile === null ? null : encodeTasteProfile(tasteProfile),
          recentlyViewed,
          currentMood,
          language,
        },
        decode: worded(decodeServedDishes),
      }),
    canSee: async () => {
      const response = await server(`${baseUrl}/api/ai/abilities`, { stall, cache: 'no-store' }).catch(() => null);
      return response?.ok === true && readColumns(await response.json().catch(() => null))?.value('sees') === true;
    },
    readPhoto: ({ token, memberId, signal, picture }: PhotoQuestion) =>
      post('/api/ai/describe-photo', {
        token,
        signal,
        body: { picture: dataAddress(picture), userId: memberId },
        decode: worded(decodePhotoReading),
      }),
  };
}

interface Connection {
  readonly server: ReturnType<typeof serverFetch>;
  /** In milliseconds. */
  readonly stall: number;
}

/** Asks a route and reads what it answers. */
function poster(baseUrl: string, { server, stall }: Connection) {
  return async <Answer>(
    path: string,
    { token, signal, body, decode }: Posted<Answer>,
  ): Promise<ServiceOutcome<Answer>> => {
    const headers = { Authorization: token, 'Content-Type': 'application/json' };
    try {
      const response = await server(baseUrl + path, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
        signal,
        stall,
        cache: 'no-store',
      });
      // An older server, which knows nothing of these routes, is as good as none [S9].
      if (response.status === 404) return { kind: 'unreachable' };
      return outcomeOf(response.ok, answerFailure(response.status, response.headers)?.kind, {
        answer: await response.json().catch(() => null),
        decode,
      });
    } catch {
      return { kind: 'unreachable' };
    }
  };
}

/** As many bytes as a call takes arguments. */
const CHUNK = 8_192;

function dataAddress({ bytes, type }: PhotoQuestion['picture']): string {
  const view = new Uint8Array(bytes);
  let binary = '';
  for (let at = 0; at < view.length; at += CHUNK) binary += String.fromCharCode(...view.subarray(at, at + CHUNK));
  return `data:${type};base64,${btoa(binary)}`;
}

interface Posted<Answer> {
  readonly token: string;
  readonly signal: AbortSignal;
  readonly body: object;
  readonly decode: (value: unknown) => Answer | null;
}

/** What the server says beside an answer, in the reader's language; the answer itself stays as it is. */
function worded<Answer extends { readonly notice: string }>(
  decode: Posted<Answer>['decode'],
): Posted<Answer>['decode'] {
  return (value) => {
    const answer = decode(value);
    return answer === null ? null : { ...answer, notice: serverSentence(answer.notice) };
  };
}

type FailureKind = NonNullable<ReturnType<typeof answerFailure>>['kind'];

/** What cannot be read is no answer. */
function outcomeOf<Answer>(
  isOk: boolean,
  failure: FailureKind | undefined,
  { answer, decode }: { readonly answer: unknown; readonly decode: Posted<Answer>['decode'] },
): ServiceOutcome<Answer> {
  if (isOk) {
    const decoded = decode(answer);
    return decoded === null ? { kind: 'unreachable' } : { kind: 'answer', answer: decoded };
  }
  switch (failure) {
    case 'unauthorised':
      return { kind: 'signed-out' };
    case 'throttled':
      return { kind: 'throttled' };
    case undefined:
      return { kind: 'refused', message: serverSentence(readColumns(answer)?.text('message') ?? '') };
    default:
      return { kind: 'unreachable' };
  }
}
