import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { BookmarkMinus, BookmarkPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { FoodList } from '#domain/lists/food-list.ts';
import { mostKeptLists } from '#domain/values/list-limits.ts';
import { figure } from '#languages/figure.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { useLive } from '#replica/database/use-live.ts';
import { keepList } from '#replica/lists/kept-list-commands.ts';
import { keepingOf } from '#replica/lists/kept-list-queries.ts';
import { toastNotSaved } from '#shared/saving/toast-not-saved.ts';
import { toastSaved } from '#shared/saving/toast-saved.ts';
import { Button } from '#ui/elements/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { TextLink } from '#ui/layout/text-link.tsx';
import { takeAwayList } from './take-away-list.ts';

/** Keeps another's list among one's own, or takes it away again. One button does both, so that the focus stays where it was. */
export function KeepList({ list }: { readonly list: FoodList }) {
  const replica = useReplica();
  const keeping = useLive((from) => keepingOf(from, list.id), [list.id]);
  const isKept = keeping === 'kept';
  const press = async () => {
    if (isKept) return takeAwayList(replica, { list: list.id, name: list.name });
    const outcome = await keepList(replica, list.id);
    if (outcome.kind !== 'saved') return void toastNotSaved(outcome);
    await toastSaved(replica, { title: t`List kept`, description: t`‘${list.name}’ is among your kept lists.` });
  };
  return (
    <Row gap="3" rowGap="1" flexWrap="wrap" minH="target">
      <Button
        tone="outline"
        size="sm"
        minH="target"
        // Nothing is pressed before it is known what it would do; its place is there from the first.
        disabled={keeping === undefined || keeping === 'full'}
        onClick={() => void press()}
      >
        {isKept ? <BookmarkMinus aria-hidden /> : <BookmarkPlus aria-hidden />}
        {isKept ? t`Take away` : t`Keep this list`}
      </Button>
      {isKept ? (
        <chakra.p color="ink.muted" fontSize="sm">
          <Trans>
            Among your{' '}
            <TextLink asChild>
              <Link to="/lists">kept lists</Link>
            </TextLink>
          </Trans>
        </chakra.p>
      ) : null}
      {keeping === 'full' ? (
        <chakra.p color="ink.muted" fontSize="sm">
          {t`You keep ${figure(mostKeptLists)} lists. Take one away to keep another.`}
        </chakra.p>
      ) : null}
    </Row>
  );
}
