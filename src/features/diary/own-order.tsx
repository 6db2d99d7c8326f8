import { chakra } from '#ui/elements/chakra.tsx';
import { plural, t } from '@lingui/core/macro';
import { ArrowUpDown, ListOrdered } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { CompareSheet } from '#food-views/diary/compare-sheet.tsx';
import { useMissingFoods } from '#food-views/offers/use-missing-foods.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { useLive } from '#replica/database/use-live.ts';
import { askingNow, setAsking } from '#replica/foods/comparison-asking.ts';
import { bestOfOrder, type OrderPart } from '#replica/order/order-lines.ts';
import { Button } from '#ui/elements/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { OrderItem } from './order-item.tsx';

/** So many foods are shown at first, and so many more by each press. */
const STEP = 50;

/** The member's own order of what it tried, best first, with a score from 0 to 10 for each (R33). For nobody else (R46). */
export function OwnOrder() {
  const [wanted, setWanted] = useState(STEP);
  const [comparing, setComparing] = useState<FoodId | null>(null);
  const part = useLive((from) => bestOfOrder(from, wanted), [wanted]);
  useMissingFoods(
    part?.lines.map(({ place }) => place.foodId),
    part?.lines.flatMap(({ food }) => food ?? []),
  );
  const close = (wasAsked: boolean) => {
    setComparing(null);
    if (!wasAsked) toast({ title: t`There is nothing to ask now`, description: t`Your answers say enough about it.` });
  };
  if (part === undefined) return <LoadingState shape="rows" label={t`Putting your order together...`} />;
  return (
    <Stack gap="5">
      {part.lines.length === 0 ? (
        <NoOrder part={part} onCompare={setComparing} />
      ) : (
        <>
          <chakra.p color="ink.muted" maxW="prose">
            {t`From the stars that you gave and from your answers to ‘Which did you like more?’. ‘Will I like it?’ learns your taste from it.`}
          </chakra.p>
          <CompareButton part={part} onCompare={setComparing} />
          <chakra.ol listStyleType="none" display="grid" gap="3" aria-label={t`Your order`}>
            {part.lines.map((line) => (
              <li key={line.place.foodId}>
                <OrderItem line={line} onCompare={() => setComparing(line.place.foodId)} />
              </li>
            ))}
          </chakra.ol>
          {part.total > part.lines.length ? (
            <Button tone="outline" onClick={() => setWanted((count) => count + STEP)}>{t`Show more`}</Button>
          ) : null}
        </>
      )}
      <AskingSwitch />
      {comparing === null ? null : <CompareSheet key={comparing} food={comparing} onClose={close} />}
    </Stack>
  );
}

interface PartProps {
  readonly part: OrderPart;
  readonly onCompare: (food: FoodId) => void;
}

function CompareButton({ part, onCompare }: PartProps) {
  const food = leastSure(part);
  if (food === null || part.tried < 2) return null;
  return (
    <chakra.div>
      <Button tone="soft" onClick={() => onCompare(food)}>
        <ArrowUpDown aria-hidden />
        {t`Compare two foods`}
      </Button>
      {part.unplaced.length === 0 ? null : (
        <chakra.p mt="2" textStyle="small" color="ink.muted">
          {plural(part.unplaced.length, {
            one: '# food that you tried has no place yet.',
            other: '# foods that you tried have no place yet.',
          })}
        </chakra.p>
      )}
    </chakra.div>
  );
}

/** What is to be asked about next: what has no place, else what is placed least surely. */
function leastSure({ unplaced, lines }: OrderPart): FoodId | null {
  const [first] = unplaced;
  if (first !== undefined) return first;
  const [least] = lines.toSorted((one, other) => other.place.variance - one.place.variance);
  return least?.place.foodId ?? null;
}

function NoOrder({ part, onCompare }: PartProps) {
  if (part.tried >= 2)
    return (
      <EmptyState
        icon={ListOrdered}
        title={t`Your order has no food yet`}
        description={t`Say of two foods that you tried which you liked more, or give stars in your diary or in a review.`}
        action={<CompareButton part={part} onCompare={onCompare} />}
      />
    );
  return (
    <EmptyState
      icon={ListOrdered}
      title={t`Your order begins with two foods`}
      description={t`When you have tried two, we ask which you liked more, and each gets a score from 0 to 10.`}
      action={
        <LinkButton asChild>
          <Link to="/explore">{t`Explore Foods`}</Link>
        </LinkButton>
      }
    />
  );
}

function AskingSwitch() {
  const replica = useReplica();
  const asking = useLive(askingNow, []);
  if (asking === undefined) return null;
  return (
    <chakra.div borderTopWidth="1px" borderColor="line.quiet" pt="3">
      <SwitchField
        label={t`Ask me after a tasting`}
        hint={
          asking === 'later'
            ? t`Not for a day, as you said. Switch it off and on to be asked at once.`
            : t`‘Which did you like more?’, at most three times. On this device.`
        }
        checked={asking !== 'off'}
        onChecked={(isOn) => void setAsking(replica, isOn ? 'on' : 'off')}
      />
    </chakra.div>
  );
}
