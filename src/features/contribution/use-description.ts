import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import type { ServedAnswer } from '#domain/assistant/assistant-service.ts';
import { encodeFood } from '#domain/contribution/encode-food.ts';
import type { FoodSubmission } from '#domain/contribution/food-submission.ts';
import { moodOfHour } from '#domain/search/mood-foods.ts';
import { askAnyone } from '#shared/assistant/ask-anyone.ts';
import { assistantLanguage } from '#shared/words/assistant-language.ts';
import { useAssistantService } from '#shared/assistant/assistant-context.tsx';
import { isOutOfReach } from '#shared/saving/is-out-of-reach.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { session } from '#replica/session/session.ts';
import { toast } from '#ui/feedback/toast.ts';
import { describeSubmission } from './describe-submission.ts';

const PROMPT = t`Describe this food for someone who never had it.`;

interface Description {
  readonly isBusy: boolean;
  /** What is offered, as the contributor has edited it; null when nothing is. */
  readonly offer: Pick<ServedAnswer, 'text' | 'answeredBy' | 'notice' | 'language'> | null;
  readonly describe: (submission: FoodSubmission) => Promise<void>;
  readonly edit: (text: string) => void;
  /** Gives up what is under way, and what is offered. */
  readonly dismiss: () => void;
}

/** A description for the contributor to take, edit or leave: by the service where there is one, else put together from what was entered. */
export function useDescription(): Description {
  const replica = useReplica();
  const service = useAssistantService();
  const [isBusy, setBusy] = useState(false);
  const [offer, setOffer] = useState<Description['offer']>(null);
  const controller = useRef<AbortController | null>(null);
  const describe = async (submission: FoodSubmission) => {
    const builtIn = describeSubmission(submission);
    if (builtIn === '') {
      toast({ title: t`Too little to describe`, description: t`Pick a few flavours or textures first.` });
      return;
    }
    controller.current = new AbortController();
    const { signal } = controller.current;
    setBusy(true);
    const [current, isOffline] = await Promise.all([session(replica), isOutOfReach(replica)]);
    const mood = moodOfHour(new Date().getHours());
    const asked = await askAnyone<ServedAnswer>({
      // The server describes what has a name.
      isOffline: isOffline || current === null || submission.name.trim() === '',
      signal,
      askServer: async () =>
        current === null
          ? { kind: 'signed-out' }
          : service.ask({
              type: 'food_description',
              prompt: PROMPT,
              foodData: encodeFood(submission),
              mood,
              language: assistantLanguage,
              token: current.token,
              memberId: current.memberId,
              signal,
            }),
      askDevice: async () => ({
        text: builtIn,
        foods: [],
        answeredBy: 'device',
        language: assistantLanguage,
        notice: t`Put together from what you entered.`,
      }),
    });
    setBusy(false);
    if (asked.kind === 'answer') setOffer(asked.answer);
    if (asked.kind === 'failed')
      toast({
        title: t`AI Error`,
        description: asked.message || t`Failed to generate AI response`,
        tone: 'destructive',
      });
  };
  return {
    isBusy,
    offer,
    describe,
    edit: (text) => setOffer((before) => (before === null ? null : { ...before, text })),
    dismiss: () => {
      controller.current?.abort();
      setOffer(null);
    },
  };
}
