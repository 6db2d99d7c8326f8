import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import type { FoodList } from '#domain/lists/food-list.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { useLive } from '#replica/database/use-live.ts';
import { endLink, makeLink } from '#replica/lists/maker-commands.ts';
import { linkOf } from '#replica/lists/maker-queries.ts';
import { HELD_FOR_UNDO } from '#replica/outbox/delete-command.ts';
import { toastNotSaved } from '#shared/saving/toast-not-saved.ts';
import { toastSaved } from '#shared/saving/toast-saved.ts';
import { undoDeletion } from '#shared/saving/undo-deletion.ts';
import { Button } from '#ui/elements/button.tsx';
import { ShareButton } from '#ui/feedback/share-button.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Row } from '#ui/layout/row.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { joinPlace } from './join-place.ts';

/** The link by which members join an own list: made, shown and shared, renewed, ended. Whoever has it can join. */
export function ListLinkPart({ list }: { readonly list: FoodList }) {
  const replica = useReplica();
  const secret = useLive((from) => linkOf(from, list.id), [list.id]);
  const [isAsking, setAsking] = useState(false);
  const make = async () => {
    setAsking(false);
    const outcome = await makeLink(replica, list.id);
    if (outcome.kind !== 'saved') return void toastNotSaved(outcome);
    if (secret !== null)
      await toastSaved(replica, { title: t`New link made`, description: t`The old one lets nobody in any more.` });
  };
  const end = async () => {
    const outcome = await endLink(replica, { list: list.id, heldFor: HELD_FOR_UNDO });
    if (outcome.kind !== 'saved') return void toastNotSaved(outcome);
    await toastSaved(replica, { title: t`Link ended`, description: list.name, action: undoDeletion(outcome.undo) });
  };
  if (secret === undefined) return null;
  return (
    <chakra.section aria-labelledby="join-by-link">
      <Heading id="join-by-link" as="h3" size="card" mb="2">{t`By a link`}</Heading>
      <chakra.p color="ink.muted" mb="3">
        {t`Whoever has the link can take part, and hand it on. It works until you end it or make a new one.`}
      </chakra.p>
      {secret === null ? (
        <Button tone="outline" size="sm" minH="target" onClick={() => void make()}>
          <Link2 aria-hidden />
          {t`Make a link`}
        </Button>
      ) : (
        <>
          <Row flexWrap="nowrap" gap="1" mb="2">
            <chakra.code flex="1" minW="0" fontSize="sm" overflowWrap="anywhere" dir="ltr">
              {`${location.host}${joinPlace(list.id, secret)}`}
            </chakra.code>
            <ShareButton name={list.name} search={joinPlace(list.id, secret).replace(location.pathname, '')} />
          </Row>
          <Row gap="2">
            <Button tone="outline" size="sm" minH="target" onClick={() => setAsking(true)}>{t`New link`}</Button>
            <Button tone="ghost" size="sm" minH="target" onClick={() => void end()}>{t`End the link`}</Button>
          </Row>
        </>
      )}
      <ConfirmDialog
        open={isAsking}
        title={t`Make a new link?`}
        message={t`The old link lets nobody in any more. Who takes part already stays.`}
        confirmLabel={t`New link`}
        tone="solid"
        onConfirm={() => void make()}
        onCancel={() => setAsking(false)}
      />
    </chakra.section>
  );
}
