import type { AssistantLanguage } from '#domain/assistant/assistant-language.ts';
import type { AssistantService, ServedAnswer } from '#domain/assistant/assistant-service.ts';
import { decodeFood } from '#domain/decode-food.ts';
import { moodOfHour } from '#domain/personal/mood-foods.ts';
import { askAnyone } from '#food-views/ask-anyone.ts';
import type { Ranking } from '#ranking/ranking.ts';
import { assistantTurns, settleTurn } from '#replica/assistant-turns.ts';
import type { Replica } from '#replica/replica.ts';
import { session } from '#replica/session.ts';
import { ownTaste } from '#replica/taste-profile.ts';
import type { AssistantTurn } from '#replica/device-rows.ts';

export interface ChatWorld {
  readonly replica: Replica;
  readonly ranking: Pick<Ranking, 'askAssistant'>;
  readonly service: Pick<AssistantService, 'ask'>;
  readonly isOutOfReach: () => Promise<boolean>;
  /** 0-23, where the member is. */
  readonly hour: () => number;
  /** In which the member is answered. */
  readonly language: AssistantLanguage;
}

/**
 * Asks a question that is kept already, and keeps what comes of it (spec 1 §4). 'It' is the food that was spoken of last before.
 *
 * @returns the sentence of a failure to tell ('' for one without), or null when nothing failed
 */
export async function askTurn({ replica, ranking, service, isOutOfReach, hour, language }: ChatWorld, { turn, signal }: { readonly turn: AssistantTurn; readonly signal: AbortSignal }): Promise<string | null> {
  const [current, taster, isOffline, foodData] = await Promise.all([session(replica), ownTaste(replica), isOutOfReach(), spokenOf(replica, turn)]);
  const question = { type: 'chat', prompt: turn.question, mood: moodOfHour(hour()), language, notAvoiding: (turn.takenOff ?? []).map(({ key }) => key) } as const;
  const asked = await askAnyone<ServedAnswer>({
    isOffline,
    signal,
    askServer: async () => (current === null ? { kind: 'signed-out' } : service.ask({ ...question, token: current.token, memberId: turn.member, foodData, signal })),
    askDevice: async (notice) => {
      const food = foodData === null ? null : decodeFood(foodData);
      const answer = await ranking.askAssistant({ ...question, taster, food: food?.kind === 'valid' ? food.value : null });
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

/** The food that was named last before this turn. */
async function spokenOf(replica: Replica, turn: AssistantTurn): Promise<{ readonly id: string; readonly name: string } | null> {
  const before = (await assistantTurns(replica)).filter(({ at, answer }) => at < turn.at && answer !== null && answer.foods.length > 0);
  return before.at(-1)?.answer?.foods[0] ?? null;
}
