import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Lightbulb, X } from 'lucide-react';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { dismissInsight, type OpenInsight, openInsights } from '#replica/taste/insights.ts';
import { toastNotSaved } from '#shared/saving/toast-not-saved.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { useLive } from '#replica/database/use-live.ts';
import { Card } from '#ui/layout/card.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { IconButton } from '#ui/elements/icon-button.tsx';
import { Section } from '#ui/layout/section.tsx';

/** Insights that were not dismissed, at most 5 (spec 2 §4 and §9). Dismissing one marks it as read; it does not come back (R21). */
export function InsightList({ memberId }: { readonly memberId: MemberId }) {
  const replica = useReplica();
  const insights = useLive((from) => openInsights(from, memberId), [memberId]) ?? [];
  const dismiss = async (insight: OpenInsight) => {
    const outcome = await dismissInsight(replica, insight);
    // spec 2 §8: a failure is only logged.
    if (outcome.kind !== 'saved') return console.warn('The insight was not dismissed', outcome);
    toast({
      title: t`Insight dismissed`,
      description: insight.title,
      action: { label: t`Undo`, run: () => void dismissInsight(replica, insight, false).then(toastNotSaved) },
    });
  };
  if (insights.length === 0) return null;
  return (
    <Section heading={t`Insights`}>
      <chakra.ul display="grid" gap="3" gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 22rem), 1fr))">
        {insights.map((insight) => (
          <li key={insight.id}>
            <Card display="flex" gap="3" alignItems="flex-start" bg="saffron.soft" height="full">
              <chakra.span aria-hidden color="saffron.text" mt="1">
                <Lightbulb size={20} />
              </chakra.span>
              <chakra.div flex="1" minW="0">
                <Heading as="h3" size="small">
                  {insight.title}
                </Heading>
                <chakra.p textStyle="small" mt="1" overflowWrap="anywhere">
                  {insight.description}
                </chakra.p>
              </chakra.div>
              <IconButton label={t`Dismiss: ${insight.title}`} mt="-2" me="-2" onClick={() => void dismiss(insight)}>
                <X aria-hidden />
              </IconButton>
            </Card>
          </li>
        ))}
      </chakra.ul>
    </Section>
  );
}
