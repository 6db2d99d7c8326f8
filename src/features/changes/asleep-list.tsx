import { chakra } from '#ui/elements/chakra.tsx';
import { plural, t } from '@lingui/core/macro';
import { Download, Inbox, LogIn } from 'lucide-react';
import { Link } from 'react-router-dom';
import { adoptWork } from '#replica/unsent-work/adopt-work.ts';
import type { AsleepWork } from '#replica/unsent-work/asleep-work.ts';
import { exportWorkOf } from '#replica/unsent-work/export-unsent-changes.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { session } from '#replica/session/session.ts';
import { useLive } from '#replica/database/use-live.ts';
import { Button } from '#ui/elements/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { saveBlob } from '#ui/device/save-blob.ts';
import { toast } from '#ui/feedback/toast.ts';
import { describeChange } from './describe-change.ts';
import { veiledAddress } from './veiled-address.ts';

interface AsleepListProps {
  readonly work: readonly AsleepWork[];
  readonly onLeave: () => void;
}

/**
 * Unsent work of members who are not signed in [S21]. A visitor sees what it is and can save it, as it is on this device alone. A signed-in member
 * sees only that another member's work is there [S5].
 */
export function AsleepList({ work, onLeave }: AsleepListProps) {
  const current = useLive(session, []);
  if (work.length === 0 || current === undefined) return null;
  return (
    <chakra.section
      aria-label={t`Waiting for somebody to sign in`}
      display="flex"
      flexDirection="column"
      gap="3"
      mt="6"
    >
      <Heading as="h3" size="card">{t`Waiting for somebody to sign in`}</Heading>
      {work.map((one) => (
        <AsleepCard key={one.member} work={one} isVisitor={current === null} onLeave={onLeave} />
      ))}
    </chakra.section>
  );
}

/** Changes named before 'and n more'. */
const NAMED = 5;

function AsleepCard({
  work,
  isVisitor,
  onLeave,
}: {
  readonly work: AsleepWork;
  readonly isVisitor: boolean;
  readonly onLeave: () => void;
}) {
  const replica = useReplica();
  const { member, email, isOwn, changes } = work;
  const isOpen = isVisitor || isOwn;
  const adopt = async () => {
    if ((await adoptWork(replica, member)) === 'adopted')
      toast({
        title: t`Taken over`,
        description: t`What waited is yours again and on its way to the server.`,
        tone: 'success',
      });
  };
  const save = async () => saveBlob(await exportWorkOf(replica, [member]), 'foretaste-unsent-changes.json');
  return (
    <Card pad="sm">
      <chakra.p fontWeight="semibold" overflowWrap="anywhere">
        {ownerWords(work, isVisitor)}
      </chakra.p>
      <chakra.p textStyle="small" color="ink.muted">
        {amountWords(work)}
      </chakra.p>
      {isOpen && changes.length > 0 ? <NamedChanges changes={changes} /> : null}
      <chakra.div display="flex" flexWrap="wrap" gap="2" mt="3">
        {isVisitor ? (
          <LinkButton asChild size="sm" minH="target">
            <Link to="/auth" replace onClick={onLeave}>
              <LogIn aria-hidden />
              {t`Sign in`}
            </Link>
          </LinkButton>
        ) : null}
        {isOwn ? (
          <Button size="sm" minH="target" onClick={() => void adopt()}>
            <Inbox aria-hidden />
            {t`Take over`}
          </Button>
        ) : null}
        {isOpen ? (
          <Button size="sm" minH="target" tone="outline" onClick={() => void save()}>
            <Download aria-hidden />
            {t`Export as a file`}
          </Button>
        ) : null}
      </chakra.div>
      {isOpen || email === '' ? null : (
        <chakra.p
          textStyle="small"
          color="ink.muted"
          mt="2"
        >{t`It is never sent as you. It goes out once its owner signs in here.`}</chakra.p>
      )}
    </Card>
  );
}

function NamedChanges({ changes }: Pick<AsleepWork, 'changes'>) {
  return (
    <chakra.ul textStyle="small" mt="2" ps="4" listStyleType="disc">
      {changes.slice(0, NAMED).map((change) => (
        <chakra.li key={change.order} overflowWrap="anywhere">
          {describeChange(change)}
          {change.about === '' ? '' : `: ${change.about}`}
        </chakra.li>
      ))}
      {changes.length > NAMED ? <li>{t`and ${changes.length - NAMED} more`}</li> : null}
    </chakra.ul>
  );
}

function ownerWords({ email, isOwn }: AsleepWork, isVisitor: boolean): string {
  if (isOwn) return t`From your earlier account`;
  if (email === '') return t`From an account that was signed in here before`;
  return isVisitor ? t`From ${email}` : t`From ${veiledAddress(email)}`;
}

function amountWords({ changes, drafts, lost }: AsleepWork): string {
  return [
    changes.length === 0 ? '' : plural(changes.length, { one: '# unsent change', other: '# unsent changes' }),
    lost === 0
      ? ''
      : plural(lost, { one: '# change that the server has lost', other: '# changes that the server has lost' }),
    drafts === 0 ? '' : plural(drafts, { one: '# draft', other: '# drafts' }),
  ]
    .filter((words) => words !== '')
    .join(', ');
}
