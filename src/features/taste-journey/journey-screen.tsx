import { Flower2 } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { signedInMember } from '#replica/member-queries.ts';
import { ownTaste } from '#replica/taste-profile.ts';
import { useLive } from '#replica/use-live.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { Page } from '#ui/page.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { JourneyDashboard } from './journey-dashboard.tsx';
import { ProfileEditor } from './profile-editor.tsx';
import { TasteQuiz } from './taste-quiz.tsx';

const title = 'My Taste Profile · Foretaste';

/** The taste journey (spec 2 §2.13): the dashboard, the quiz, and an editor for what the quiz does not ask. */
export function JourneyScreen() {
  const [parameters, setParameters] = useSearchParams();
  const member = useLive(signedInMember, []);
  const taste = useLive(ownTaste, []);
  if (member === undefined || taste === undefined) return <Page documentTitle={title}><LoadingState label="Loading your taste profile..." /></Page>;
  if (member === null) return <Page documentTitle={title}><Invitation /></Page>;
  const open = (tab: string) => setParameters(tab === 'dashboard' ? {} : { tab }, { replace: true });
  const name = member.profile?.fullName || member.profile?.username || '';
  return (
    <Page heading="My Taste Profile" documentTitle={title} lead={name === '' ? 'Welcome to your taste journey.' : <>Welcome to your taste journey, <bdi>{name}</bdi>.</>}>
      <Tabs
        label="Taste journey"
        selected={parameters.get('tab') ?? 'dashboard'}
        onSelect={open}
        tabs={[
          { id: 'dashboard', label: 'Dashboard', panel: <JourneyDashboard memberId={member.id} profile={taste.profile} onEdit={() => open('edit')} onQuiz={() => open('quiz')} /> },
          { id: 'quiz', label: 'Taste Quiz', panel: <TasteQuiz memberId={member.id} profile={taste.profile} onDone={() => open('dashboard')} /> },
          { id: 'edit', label: 'Edit', panel: <ProfileEditor profile={taste.profile} onDone={() => open('dashboard')} /> },
        ]}
      />
    </Page>
  );
}

function Invitation() {
  return (
    <EmptyState
      icon={Flower2}
      headingLevel="h1"
      title="Find out what you will like"
      description="Six questions about taste, and every food tells you how well it suits you. Sign in to keep your answers."
      action={<LinkButton asChild><Link to="/auth?next=%2Ftaste-profile">Sign In</Link></LinkButton>}
    />
  );
}
