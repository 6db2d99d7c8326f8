import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Suspense, useLayoutEffect } from 'react';
import { matchPath, Route, Routes, useLocation } from 'react-router-dom';
import { useSignOutQuestion } from '#features/account/sign-in/sign-out-question.ts';
import { FirstLoadProgress } from '#features/changes/first-load-progress.tsx';
import { MemberNotices } from '#features/changes/member-notices.tsx';
import { useInstallSteps } from '#features/installation/installation.ts';
import { InstallPrompt } from '#features/installation/install-prompt.tsx';
import { useReplica } from '#replica/database/replica-context.tsx';
import { FloatingPile, FloatingPlace } from '#ui/overlays/floating.tsx';
import { lazyPart } from '#ui/feedback/lazy-part.tsx';
import { MissingPart } from '#ui/feedback/missing-part.tsx';
import { Toaster } from '#ui/feedback/toaster.tsx';
import { ErrorBoundary } from '#app/errors/error-boundary.tsx';
import { Header } from './header.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { PageSkeleton } from '#app/routes/page-skeleton.tsx';
import { routes } from '#app/routes/routes.tsx';
import { ScrollRestoration } from '#app/scroll/scroll-restoration.tsx';
import { TabBar } from './tab-bar.tsx';
import { UpdatePrompt } from '#app/update/update-prompt.tsx';
import { session } from '#replica/session/session.ts';
import { useLive } from '#replica/database/use-live.ts';

const SuspendedNotice = lazyPart(
  async () => (await import('#features/account/sign-in/suspended-notice.tsx')).SuspendedNotice,
  () => null,
);

/** Above every screen while the signed-in member's account is suspended. */
function SuspensionBar() {
  const reason = useLive(session, [])?.suspension;
  return reason === undefined ? null : (
    <Suspense>
      <SuspendedNotice reason={reason} />
    </Suspense>
  );
}

const CompareBar = lazyPart(
  async () => (await import('./compare-bar.tsx')).CompareBar,
  () => null,
);
// Below the window's first height on every page, so that nothing is seen to move when it comes.
const Footer = lazyPart(
  async () => (await import('./footer.tsx')).Footer,
  () => null,
);
const TopNotices = lazyPart(
  async () => (await import('./top-notices.tsx')).TopNotices,
  () => null,
);
const ListRefresh = lazyPart(
  async () => (await import('#shared/saving/list-refresh.tsx')).ListRefresh,
  () => null,
);
const SignOutDialog = lazyPart(
  async () => (await import('#features/account/sign-in/sign-out-dialog.tsx')).SignOutDialog,
  MissingPart,
);

const InstallDialog = lazyPart(
  async () => (await import('#features/installation/install-dialog.tsx')).InstallDialog,
  MissingPart,
);

const FoodMenu = lazyPart(
  async () => (await import('#food-views/cards/food-menu.tsx')).FoodMenu,
  () => null,
);

const SkipLink = chakra('a', {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    insetStart: '3',
    top: '3',
    px: '5',
    py: '3',
    borderRadius: 'full',
    bg: 'paprika.solid',
    color: 'paprika.on',
    fontWeight: 'semibold',
    '&:not(:focus)': { transform: 'translateY(-200%)' },
  },
});

const closeInstallSteps = () => useInstallSteps.setState({ isOpen: false });
const stay = () => useSignOutQuestion.setState({ isAsked: false });

/** What every page has around it: header, content, footer, tab bar, toasts. */
export function Shell() {
  const replica = useReplica();
  const { pathname, search } = useLocation();
  const { fillsWindow = false, isList = false } = routes.find(({ path }) => matchPath(path, pathname)) ?? {};
  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      {...(fillsWindow ? { height: 'var(--visible-height, 100dvh)' } : { minH: '100dvh' })}
    >
      <ClearFrame />
      <SkipLink href="#main">{t`Skip to content`}</SkipLink>
      <Header />
      <SuspensionBar />
      <Suspense>
        <TopNotices />
      </Suspense>
      <chakra.main
        id="main"
        tabIndex={-1}
        flex="1"
        minH={fillsWindow ? '0' : '100dvh'}
        _focusVisible={{ outline: 'none' }}
      >
        {isList ? (
          <Suspense>
            <ListRefresh top="calc(3.5rem + env(safe-area-inset-top))" />
          </Suspense>
        ) : null}
        <ErrorBoundary replica={replica} place={pathname}>
          <Suspense fallback={<PageSkeleton />}>
            <Routes>
              {routes.map(({ path, element }) => (
                <Route key={path} path={path} element={element} />
              ))}
            </Routes>
          </Suspense>
        </ErrorBoundary>
      </chakra.main>
      {fillsWindow ? null : (
        <Suspense>
          <CompareBar />
        </Suspense>
      )}
      {fillsWindow ? null : (
        <Suspense>
          <Footer />
        </Suspense>
      )}
      {isThread(pathname, search) ? null : <TabBar />}
      <ScrollRestoration />
      <PageAnnouncer />
      <MemberNotices />
      <Suspense>
        <FoodMenu />
      </Suspense>
      <Dialogs />
      <Floating />
    </chakra.div>
  );
}

/** What any page may be asked. */
function Dialogs() {
  const hasInstallSteps = useInstallSteps(({ isOpen }) => isOpen);
  const isAskedToSignOut = useSignOutQuestion((question) => question.isAsked);
  return (
    <>
      {hasInstallSteps ? (
        <Suspense>
          <InstallDialog open onClose={closeInstallSteps} />
        </Suspense>
      ) : null}
      {isAskedToSignOut ? (
        <Suspense>
          <SignOutDialog open onClose={stay} />
        </Suspense>
      ) : null}
    </>
  );
}

function Floating() {
  return (
    <FloatingPlace>
      <FloatingPile>
        <Toaster />
        <InstallPrompt />
      </FloatingPile>
      <FloatingPile>
        <FirstLoadProgress />
        <UpdatePrompt />
      </FloatingPile>
    </FloatingPlace>
  );
}

/** A conversation has the tab bar's place on a phone for what is written: its way back is in its own head. */
function isThread(pathname: string, search: string): boolean {
  return (
    matchPath('/messages/:conversation', pathname) !== null ||
    (pathname === '/messages' && new URLSearchParams(search).has('with'))
  );
}

/** Takes away what index.html shows until the app's first picture, in the same frame that shows it. */
function ClearFrame() {
  useLayoutEffect(() => document.querySelector('#frame')?.remove(), []);
  return null;
}
