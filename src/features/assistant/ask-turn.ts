import type { AssistantLanguage } from '#domain/assistant/assistant-language.ts';
import {
  type AssistantAnswer,
  type AssistantQuestion,
  type AvoidedLabel,
  EARLIER_LIMIT,
  KEYS_LIMIT,
} from '#domain/assistant/assistant-question.ts';
import { askedByNumber } from '#domain/assistant/reading/prompt/numbered-food.ts';
import type { AssistantService, ServedAnswer } from '#domain/assistant/assistant-service.ts';
import { stayingAvoided } from '#domain/assistant/answers/staying-avoided.ts';
import { decodeFood } from '#domain/foods/decoding/decode-food.ts';
import { moodOfHour } from '#domain/search/mood-foods.ts';
import { askAnyone } from '#shared/assistant/ask-anyone.ts';
import { assistantTurns, settleTurn } from '#replica/assistant/assistant-turns.ts';
import { isCatalogueHere } from '#replica/feed/is-catalogue-here.ts';
import type { Replica } from '#replica/database/replica.ts';
import { session } from '#replica/session/session.ts';
import { ownTaste } from '#replica/taste/taste-profile.ts';
import type { AssistantTurn } from '#replica/database/device-rows.ts';

export interface ChatWorld {
  readonly replica: Replica;
  /** The built-in assistant, over what is on this device. */
  readonly askDevice: (question: AssistantQuestion) => Promise<AssistantAnswer>;
  readonly service: Pick<AssistantService, 'ask'>;
  readonly isOutOfReach: () => Promise<boolean>;
  /** 0-23, where the member is. */
  readonly hour: () => number;
  /** In which the member is answered. */
  readonly language: AssistantLanguage;
}

/**
 * Asks a question that is stored already, and stores the answer (spec 1 §4). 'It' in the question is the food that was named last, 'the second one'
 * that of the last list. What was avoided before stays avoided until its chip is taken off (R29).
 *
 * @returns the sentence of a failure to tell ('' for one without), or null when nothing failed
 */
export async function askTurn(
  world: ChatWorld,
  { turn, signal }: { readonly turn: AssistantTurn; readonly signal: AbortSignal },
): Promise<string | null> {
  const { replica, askDevice, service, isOutOfReach, hour, language } = world;
  const [current, taster, isOffline, before] = await Promise.all([
    session(replica),
    ownTaste(replica),
    isOutOfReach(),
    turnsBefore(replica, turn),
  ]);
  const byNumber = askedByNumber(turn.question, { last: before.at(-1)?.answer ?? null, language });
  const foodData = byNumber?.food ?? lastNamedFood(before);
  const avoiding = (await avoidedBefore(world, before)).map(({ key }) => key);
  const question = {
    type: 'chat',
    prompt: byNumber?.prompt ?? turn.question,
    mood: moodOfHour(hour()),
    language,
    avoiding,
    ...goneBefore(before),
    notAvoiding: (turn.takenOff ?? []).map(({ key }) => key),
  } as const;
  const isKept = ({ avoiding: kept = [] }: Pick<ServedAnswer, 'avoiding'>) =>
    avoiding.every((key) => question.notAvoiding.includes(key) || kept.some((label) => label.key === key));
  const asked = await askAnyone<ServedAnswer>({
    isOffline,
    isCatalogueHere: () => isCatalogueHere(replica),
    signal,
    askServer: async () => {
      if (current === null) return { kind: 'signed-out' };
      if (avoiding.length > KEYS_LIMIT) return { kind: 'unreachable' };
      const outcome = await service.ask({ ...question, token: current.token, memberId: turn.member, foodData, signal });
      // An older server, which does not know what stays avoided, is as good as none [S9].
      return outcome.kind === 'answer' && !isKept(outcome.answer) ? { kind: 'unreachable' } : outcome;
    },
    askDevice: async (notice) => {
      const food = foodData === null ? null : decodeFood(foodData);
      const answer = await askDevice({
        ...question,
        taster,
        food: food?.kind === 'valid' ? food.value : null,
      });
      return { ...answer, answeredBy: 'device', notice, language };
    },
  });
  if (asked.kind === 'answer') {
    await settleTurn(replica, turn.id, { state: 'answered', answer: asked.answer });
    return null;
  }
  await settleTurn(replica, turn.id, { state: asked.kind, answer: null });
  return asked.kind === 'failed' ? asked.message : null;
}

async function turnsBefore(replica: Replica, turn: AssistantTurn): Promise<readonly AssistantTurn[]> {
  return (await assistantTurns(replica)).filter(({ at }) => at < turn.at);
}

/** The food that was named last. */
function lastNamedFood(before: readonly AssistantTurn[]): { readonly id: string; readonly name: string } | null {
  return before.findLast(({ answer }) => answer !== null && answer.foods.length > 0)?.answer?.foods[0] ?? null;
}

/** What a short question may go on from. */
function goneBefore(before: readonly AssistantTurn[]): {
  readonly earlier: readonly string[];
  readonly shown: readonly string[];
} {
  const shown = before.flatMap(({ answer }) => (answer?.foods ?? []).map(({ id }) => id));
  return {
    earlier: before.slice(-EARLIER_LIMIT).map(({ question }) => question),
    shown: [...new Set(shown)].slice(-KEYS_LIMIT),
  };
}

/** What was avoided before, of questions without an answer too: they were written all the same. */
async function avoidedBefore(
  { askDevice, language }: ChatWorld,
  before: readonly AssistantTurn[],
): Promise<readonly AvoidedLabel[]> {
  const turns: Pick<AssistantTurn, 'answer' | 'takenOff'>[] = [];
  const nobody = { memberId: null, profile: null };
  for (const turn of before) {
    // Of a failed question only its words are read, by the assistant on the device.
    const read =
      turn.answer ??
      (await askDevice({
        type: 'chat',
        prompt: turn.question,
        food: null,
        taster: nobody,
        mood: 'evening',
        language,
      }).catch(() => null));
    turns.push({ ...turn, answer: read === null ? null : { answeredBy: 'device', notice: '', ...read } });
  }
  return stayingAvoided(turns);
}
