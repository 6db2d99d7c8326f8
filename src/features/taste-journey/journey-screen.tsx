import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Flower2 } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { quizDraft, tasteEditDraft } from '#replica/unsent-work/single-drafts.ts';
import { signedInMember } from '#replica/members/member-queries.ts';
import { type WholeTaste, wholeTaste } from '#replica/taste/taste-profile.ts';
import type { Replica } from '#replica/database/replica.ts';
import { useLive } from '#replica/database/use-live.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Tabs } from '#ui/layout/tabs.tsx';
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx';
import { JourneyDashboard } from './journey-dashboard.tsx';
import { ProfileEditor } from './profile-editor.tsx';
import { TableTab } from './table-tab.tsx';
import { TasteQuiz } from './taste-quiz.tsx';
import { forcedColours } from '#ui/theme/forced-colours.ts';

const title = t`My Taste Profile · Foretaste`;

/** What waits on this device: changes that were not saved, and answers that wait for the profile; null for a visitor. */
async function waitingWork(replica: Replica) {
  const member = await signedInMember(replica);
  if (member === null) return null;
  const [edit, quiz] = await Promise.all([tasteEditDraft.read(replica, member.id), quizDraft.read(replica, member.id)]);
  return { isEditBegun: edit !== null, isQuizComplete: quiz?.work.isComplete ?? false };
}

/** The taste journey (spec 2 §2.13): the dashboard, the quiz, and an editor for what the quiz does not ask. */
export function JourneyScreen() {
  const member = useLive(signedInMember, []);
  const taste = useLive(wholeTaste, []);
  const waiting = useLive(waitingWork, []);
  if (member === undefined || taste === undefined || waiting === undefined)
    return (
      <Page documentTitle={title}>
        <LoadingState shape="panel" label={t`Loading your taste profile...`} />
      </Page>
    );
  if (member === null)
    return (
      <Page documentTitle={title}>
        <Invitation />
      </Page>
    );
  const name = member.profile?.fullName || member.profile?.username || '';
  return (
    <Page
      heading={t`My Taste Profile`}
      documentTitle={title}
      lead={
        name === '' ? (
          t`Welcome to your taste journey.`
        ) : (
          <Trans>
            Welcome to your taste journey, <bdi>{name}</bdi>.
          </Trans>
        )
      }
    >
      <JourneyTabs memberId={member.id} taste={taste} waiting={waiting} />
    </Page>
  );
}

interface JourneyTabsProps {
  readonly memberId: MemberId;
  readonly taste: WholeTaste;
  readonly waiting: Awaited<ReturnType<typeof waitingWork>>;
}

/** What is open is said by the address, so that a link leads there. */
function JourneyTabs({ memberId, taste, waiting }: JourneyTabsProps) {
  const [parameters, setParameters] = useSearchParams();
  const open = (tab: string) => setParameters(tab === 'dashboard' ? {} : { tab }, { replace: true });
  const own = { memberId, profile: taste.profile, isProfileHere: taste.isHere };
  return (
    <Tabs
      label={t`Taste journey`}
      selected={parameters.get('tab') ?? (waiting?.isQuizComplete ? 'quiz' : 'dashboard')}
      onSelect={open}
      tabs={[
        {
          id: 'dashboard',
          label: t`Dashboard`,
          panel: <JourneyDashboard {...own} onEdit={() => open('edit')} onQuiz={() => open('quiz')} />,
        },
        {
          id: 'quiz',
          label: t`Taste Quiz`,
          panel: <TasteQuiz {...own} onDone={() => open('dashboard')} />,
        },
        {
          id: 'edit',
          label: waiting?.isEditBegun ? (
            <>
              {t`Edit`} <UnsavedMark />
            </>
          ) : (
            t`Edit`
          ),
          panel: <ProfileEditor {...own} onDone={() => open('dashboard')} />,
        },
        { id: 'table', label: t`Table`, panel: <TableTab /> },
      ]}
    />
  );
}

/** A dot, as editors mark a file that was not saved. */
function UnsavedMark() {
  return (
    <>
      <chakra.span
        aria-hidden
        display="inline-block"
        boxSize="2.5"
        ms="1"
        borderRadius="full"
        bg="saffron.text"
        css={{ [forcedColours]: { bg: 'CanvasText' } }}
      />
      <VisuallyHidden>{t`unsaved`}</VisuallyHidden>
    </>
  );
}

function Invitation() {
  return (
    <EmptyState
      icon={Flower2}
      headingLevel="h1"
      title={t`Find out what you will like`}
      description={t`Six questions about taste, and every food tells you how well it suits you. Sign in to keep your answers.`}
      action={
        <LinkButton asChild>
          <Link to="/auth?next=%2Ftaste-profile">{t`Sign In`}</Link>
        </LinkButton>
      }
    />
  );
}
