import { askedInConversation } from '#domain/assistant/asked-in-conversation.ts';
import type { AssistantLanguage } from '#domain/assistant/assistant-language.ts';
import {
  type AssistantAnswer,
  type AssistantQuestion,
  type AvoidedLabel,
  KEYS_LIMIT,
} from '#domain/assistant/assistant-question.ts';
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
  const { food: foodData, ...asked } = askedInConversation(turn.question, { before, language });
  const avoiding = (await avoidedBefore(world, before)).map(({ key }) => key);
  const question = {
    type: 'chat',
    ...asked,
    mood: moodOfHour(hour()),
    language,
    avoiding,
    notAvoiding: (turn.takenOff ?? []).map(({ key }) => key),
  } as const;
  const isKept = ({ avoiding: kept = [] }: Pick<ServedAnswer, 'avoiding'>) =>
    avoiding.every((key) => question.notAvoiding.includes(key) || kept.some((label) => label.key === key));
  const outcome = await askAnyone<ServedAnswer>({
    isOffline,
    isCatalogueHere: () => isCatalogueHere(replica),
    signal,
    askServer: async () => {
      if (current === null) return { kind: 'signed-out' };
      if (avoiding.length > KEYS_LIMIT) return { kind: 'unreachable' };
      const served = await service.ask({ ...question, token: current.token, memberId: turn.member, foodData, signal });
      // An older server, which does not know what stays avoided, is as good as none [S9].
      return served.kind === 'answer' && !isKept(served.answer) ? { kind: 'unreachable' } : served;
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
  if (outcome.kind === 'answer') {
    await settleTurn(replica, turn.id, { state: 'answered', answer: outcome.answer });
    return null;
  }
  await settleTurn(replica, turn.id, { state: outcome.kind, answer: null });
  return outcome.kind === 'failed' ? outcome.message : null;
}

async function turnsBefore(replica: Replica, turn: AssistantTurn): Promise<readonly AssistantTurn[]> {
  return (await assistantTurns(replica)).filter(({ at }) => at < turn.at);
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
