import { calledName } from '#food-views/names/called-name.ts';
import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { ChevronDown } from 'lucide-react';
import { pairVerdicts, type PairVerdict } from '#domain/pairing/pair-vote.ts';
import type { ShownFood } from '#food-views/offers/use-whole-foods.ts';
import { useTasteOnceRead } from '#food-views/taste/taste-context.tsx';
import { toastNotSaved } from '#shared/saving/toast-not-saved.ts';
import { useForMembers } from '#shared/members/use-for-members.ts';
import { pairVerdictOf, voteOnPair } from '#replica/taste/pair-votes.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { useLive } from '#replica/database/use-live.ts';
import { toast } from '#ui/feedback/toast.ts';
import { ToggleChip } from '#ui/elements/toggle-chip.tsx';
import { verdictNames } from './evidence-words.ts';
import { Fold } from './fold.tsx';

interface HadBothProps {
  readonly chosen: ShownFood;
  readonly food: ShownFood;
}

/** 'Had both?' on a pairing's card (R31): folded small, the own vote beside it. The vote is pressed again to take it back. */
export function HadBoth({ chosen, food }: HadBothProps) {
  const replica = useReplica();
  const member = useTasteOnceRead()?.memberId;
  const forMembers = useForMembers();
  const pair = { food: chosen.id, partner: food.id };
  const own =
    useLive(member === undefined || member === null ? undefined : (from) => pairVerdictOf(from, { ...pair, member }), [
      chosen.id,
      food.id,
      member,
    ]) ?? null;
  const say = async (verdict: PairVerdict | null) => toastNotSaved(await voteOnPair(replica, { ...pair, verdict }));
  const press = (verdict: PairVerdict) => {
    if (member === undefined) return;
    void forMembers(t`Members say how two foods were together.`, async () => {
      if (own !== verdict) await say(verdict);
      else if (await say(null))
        toast({
          title: t`Taken back`,
          description: `${calledName(chosen)} + ${calledName(food)}`,
          action: { label: t`Undo`, run: () => void say(verdict) },
        });
    });
  };
  return (
    <Fold look="quiet">
      <summary>
        <span>
          {t`Had both?`}
          {own === null ? null : (
            <chakra.span fontWeight="normal" color="ink.muted">
              {' '}
              {t`You said: ${verdictNames[own]}`}
            </chakra.span>
          )}
        </span>
        <ChevronDown aria-hidden />
      </summary>
      <chakra.div
        role="group"
        aria-label={t`How ${calledName(chosen)} and ${calledName(food)} were together`}
        display="flex"
        flexWrap="wrap"
        gap="2"
        px="4"
        pb="3"
      >
        {pairVerdicts.map((verdict) => (
          <ToggleChip
            key={verdict}
            label={verdictNames[verdict]}
            pressed={own === verdict}
            onToggle={() => press(verdict)}
          />
        ))}
      </chakra.div>
    </Fold>
  );
}
