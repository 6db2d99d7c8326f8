import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import type { ServedDishes } from '#domain/assistant/assistant-service.ts';
import { moodOfHour } from '#domain/search/mood-foods.ts';
import { askAnyone } from '#shared/assistant/ask-anyone.ts';
import { assistantLanguage } from '#shared/words/assistant-language.ts';
import { useAssistantService } from '#shared/assistant/assistant-context.tsx';
import { isOutOfReach } from '#shared/saving/is-out-of-reach.ts';
import { useRanking } from '#ranking/ranking-context.tsx';
import { isCatalogueHere } from '#replica/feed/is-catalogue-here.ts';
import { keepDishes, type LastDishes, lastDishes } from '#replica/foods/last-dishes.ts';
import { recentlyViewed } from '#replica/topics/recently-viewed.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { session } from '#replica/session/session.ts';
import { ownTaste } from '#replica/taste/taste-profile.ts';
import { useLive } from '#replica/database/use-live.ts';
import { toast } from '#ui/feedback/toast.ts';

/** Foods looked at last that the recommendations are told of. */
const VIEWED = 10;

interface Dishes {
  /** undefined while they are read; null when there never were any. */
  readonly kept: LastDishes | null | undefined;
  readonly isBusy: boolean;
  readonly generate: () => Promise<void>;
  readonly stop: () => void;
}

/** The dishes that were last recommended to the member, and new ones on demand (spec 1 §7, ai-enhanced-recommendations). */
export function useDishes(): Dishes {
  const replica = useReplica();
  const ranking = useRanking();
  const service = useAssistantService();
  const kept = useLive(lastDishes, []);
  const [isBusy, setBusy] = useState(false);
  const controller = useRef<AbortController | null>(null);
  const generate = async () => {
    const [current, taster, isOffline, viewed] = await Promise.all([
      session(replica),
      ownTaste(replica),
      isOutOfReach(replica),
      recentlyViewed(replica, VIEWED),
    ]);
    if (current === null) {
      toast({
        title: t`Authentication Required`,
        description: t`Please sign in to get AI recommendations`,
        tone: 'destructive',
      });
      return;
    }
    controller.current = new AbortController();
    const { signal } = controller.current;
    const question = {
      recentlyViewed: viewed,
      currentMood: moodOfHour(new Date().getHours()),
      language: assistantLanguage,
    };
    setBusy(true);
    const asked = await askAnyone<ServedDishes>({
      isOffline,
      isCatalogueHere: () => isCatalogueHere(replica),
      signal,
      askServer: () =>
        service.suggest({
          ...question,
          token: current.token,
          memberId: current.memberId,
          tasteProfile: taster.profile,
          signal,
        }),
      askDevice: async (notice) => ({
        ...(await ranking.ask('suggestDishes', { ...question, taster })),
        answeredBy: 'device',
        notice,
        language: assistantLanguage,
      }),
    });
    setBusy(false);
    if (asked.kind === 'answer') await keepDishes(replica, { member: current.memberId, served: asked.answer });
    if (asked.kind === 'failed')
      toast({
        title: t`AI Recommendations Error`,
        description: asked.message || t`Failed to generate AI recommendations`,
        tone: 'destructive',
      });
  };
  return { kept, isBusy, generate, stop: () => controller.current?.abort() };
}
