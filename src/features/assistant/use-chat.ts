import { t } from '@lingui/core/macro';
import { useEffect, useMemo } from 'react';
import type { AvoidedLabel } from '#domain/assistant/assistant-question.ts';
import { assistantLanguage } from '#shared/words/assistant-language.ts';
import { useAssistantService } from '#shared/assistant/assistant-context.tsx';
import { isOutOfReach } from '#shared/saving/is-out-of-reach.ts';
import { toastNotSaved } from '#shared/saving/toast-not-saved.ts';
import { useRanking } from '#ranking/ranking-context.tsx';
import { assistantTurns, beginTurn, clearTurns, restoreTurns, settleTurn } from '#replica/assistant/assistant-turns.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { useLive } from '#replica/database/use-live.ts';
import { toast } from '#ui/feedback/toast.ts';
import { askTurn, type ChatWorld } from './ask-turn.ts';
import { ifNobodyAsks, stopAsking, whileAsking } from './in-flight.ts';
import type { AssistantTurn } from '#replica/database/device-rows.ts';

export interface Chat {
  /** The oldest first; undefined while they are read. */
  readonly turns: readonly AssistantTurn[] | undefined;
  /** The question that waits for its answer, or null. */
  readonly waiting: AssistantTurn | null;
  /** Whether the question was kept: if not, it was said why. */
  readonly ask: (question: string) => Promise<boolean>;
  readonly askAgain: (turn: AssistantTurn) => Promise<void>;
  /** Asks again, and no longer avoids these (R29). */
  readonly takeOff: (turn: AssistantTurn, takenOff: readonly AvoidedLabel[]) => Promise<void>;
  readonly stop: () => void;
  readonly clear: () => Promise<void>;
}

/** A member's talk with the assistant (spec 1 §2 and §4): every question is on the device before it is asked. */
export function useChat(): Chat {
  const replica = useReplica();
  const ranking = useRanking();
  const service = useAssistantService();
  const turns = useLive(assistantTurns, []);
  const world = useMemo<ChatWorld>(
    () => ({
      replica,
      askDevice: (question) => ranking.ask('askAssistant', question),
      service,
      isOutOfReach: () => isOutOfReach(replica),
      hour: () => new Date().getHours(),
      language: assistantLanguage,
    }),
    [replica, ranking, service],
  );
  const run = async (turn: AssistantTurn, signal: AbortSignal) => {
    const failure = await askTurn(world, { turn, signal }).catch(() =>
      settleTurn(replica, turn.id, { state: 'failed', answer: null }).then(() => ''),
    );
    if (failure !== null) showFailure(failure);
  };
  const open = turns?.filter(({ state }) => state === 'asking') ?? [];
  useInterrupted(open.map(({ id }) => id).join(' '));
  const waiting = open.at(-1) ?? null;
  return {
    turns,
    waiting,
    ask(question) {
      const id = replica.newId.mutation();
      return new Promise((tell) => {
        void whileAsking(id, async (signal) => {
          const begun = await beginTurn(replica, { id, question });
          tell(toastNotSaved(begun));
          if (begun.kind === 'saved') await run(begun.turn, signal);
        });
      });
    },
    askAgain: (turn) =>
      whileAsking(turn.id, async (signal) => {
        await settleTurn(replica, turn.id, { state: 'asking', answer: null });
        await run(turn, signal);
      }),
    takeOff: (turn, takenOff) =>
      whileAsking(turn.id, async (signal) => {
        await settleTurn(replica, turn.id, { state: 'asking', answer: null, takenOff });
        await run({ ...turn, takenOff }, signal);
      }),
    stop: () => {
      if (waiting !== null) stopAsking(waiting.id);
    },
    async clear() {
      const cleared = turns ?? [];
      await clearTurns(replica);
      toast({
        title: t`Conversation cleared`,
        action: { label: t`Undo`, run: () => void restoreTurns(replica, cleared) },
      });
    },
  };
}

/** A reload takes the asker away, not the question: what nobody is asking any more can be asked again. */
function useInterrupted(asking: string): void {
  const replica = useReplica();
  useEffect(() => {
    for (const turn of asking.split(' ').filter((id) => id !== ''))
      void ifNobodyAsks(turn, () => settleTurn(replica, turn, { state: 'interrupted', answer: null }));
  }, [replica, asking]);
}

/** spec 1 §8, AI. */
function showFailure(message: string): void {
  toast({ title: t`AI Error`, description: message || t`Failed to generate AI response`, tone: 'destructive' });
}
