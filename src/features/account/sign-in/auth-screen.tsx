import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { ChefHat } from 'lucide-react';
import { useEffect } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { session } from '#replica/session/session.ts';
import { useLive } from '#replica/database/use-live.ts';
import { Badge } from '#ui/elements/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Tabs } from '#ui/layout/tabs.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { ForgottenPasswordForm } from './forgotten-password-form.tsx';
import { returnPath } from './return-path.ts';
import { SignedOutElsewhereNotice } from './signed-out-elsewhere-notice.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { BackToRoles } from '#features/account/sign-up/back-to-roles.tsx';
import { SignUpForm } from '#features/account/sign-up/sign-up-form.tsx';
import { useUnfinishedAccount } from '#features/account/sign-up/use-unfinished-account.ts';
import { Notice } from '#ui/feedback/notice.tsx';

/**
 * Signing in and up (spec 1 §2, /auth). `?role=home_chef` makes it the home chef's; `?tab=sign-up` opens that tab, `?tab=forgotten`
 * the request for a new password. Whoever is signed
 * in already goes on to where they came from, else to '/'; a sign-in that ran out is renewed here.
 */
export function AuthScreen() {
  const { search, state } = useLocation();
  const [parameters] = useSearchParams();
  const isHomeChef = parameters.get('role') === 'home_chef';
  const wanted = returnPath({ search, state });
  const remembered = useUnfinishedAccount(({ returnTo }) => returnTo);
  const current = useLive(session, []);
  useEffect(() => {
    if (wanted !== '/' || !isHomeChef) useUnfinishedAccount.setState({ returnTo: wanted });
  }, [wanted, isHomeChef]);

  if (current !== undefined && current !== null && !current.expired) {
    return <Navigate to={wanted === '/' && isHomeChef ? remembered : wanted} replace />;
  }
  return (
    <AuthFrame
      documentTitle={titleOf({ isHomeChef, tab: parameters.get('tab') })}
      back={isHomeChef ? <BackToRoles /> : null}
    >
      {isHomeChef ? <HomeChefIntroduction /> : <Introduction isJoining={parameters.get('tab') === 'sign-up'} />}
      {current?.expired ? <ExpiredNotice email={current.email} isSuspended={current.suspension !== undefined} /> : null}
      {current === null ? <SignedOutElsewhereNotice /> : null}
      <Card pad="lg">
        <Forms isHomeChef={isHomeChef} />
      </Card>
      {isHomeChef || parameters.get('tab') === 'forgotten' ? null : <RoleQuestion />}
    </AuthFrame>
  );
}

/** What the tab that is open is for: a history of two pages that are called alike tells nobody which was which. */
function titleOf({ isHomeChef, tab }: { readonly isHomeChef: boolean; readonly tab: string | null }): string {
  if (tab === 'forgotten') return t`Reset your password · Foretaste`;
  if (isHomeChef && tab !== 'sign-in') return t`Join as a Home Chef · Foretaste`;
  return tab === 'sign-up' ? t`Sign Up · Foretaste` : t`Sign In · Foretaste`;
}

function Introduction({ isJoining }: { readonly isJoining: boolean }) {
  return (
    <Stack gap="2">
      <Heading as="h1" size="page">{t`Welcome to Foretaste`}</Heading>
      <chakra.p color="ink.muted">
        {isJoining
          ? t`Join to review foods and to add your own. Looking around needs no account.`
          : t`Sign in to review foods and to add your own. Looking around needs no account.`}
      </chakra.p>
    </Stack>
  );
}

function HomeChefIntroduction() {
  return (
    <Stack gap="3" alignItems="flex-start">
      <Badge tone="herb">
        <ChefHat aria-hidden />
        {t`Home Chef`}
      </Badge>
      <Heading as="h1" size="page">{t`Join as a Home Chef`}</Heading>
      <chakra.p color="ink.muted">{t`Share the dishes of your own kitchen, and tell others what they taste like.`}</chakra.p>
    </Stack>
  );
}

function Forms({ isHomeChef }: { readonly isHomeChef: boolean }) {
  const [parameters, setParameters] = useSearchParams();
  const location = useLocation();
  const wanted = parameters.get('tab') ?? (isHomeChef ? 'sign-up' : 'sign-in');
  const isForgotten = wanted === 'forgotten';
  const select = (tab: string) => {
    const next = new URLSearchParams(parameters);
    next.set('tab', tab);
    setParameters(next, { replace: true, state: location.state });
  };
  const signIn = isForgotten ? (
    <ForgottenPasswordForm onBack={() => select('sign-in')} />
  ) : (
    <SignInForm onForgotten={() => select('forgotten')} />
  );
  return (
    <Tabs
      label={t`Your account`}
      selected={isForgotten ? 'sign-in' : wanted}
      onSelect={select}
      tabs={[
        { id: 'sign-in', label: t`Sign In`, panel: signIn },
        { id: 'sign-up', label: t`Sign Up`, panel: <SignUpForm role={isHomeChef ? 'home_chef' : 'enthusiast'} /> },
      ]}
    />
  );
}

function RoleQuestion() {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      p="5"
      borderRadius="xl"
      bg="paper.sunken"
    >
      <chakra.div flex="1 1 11rem" minW="0">
        <chakra.p fontWeight="semibold">{t`Cook for others?`}</chakra.p>
        <chakra.p textStyle="small" color="ink.muted">{t`Chefs and restaurants say so on their profile.`}</chakra.p>
      </chakra.div>
      <LinkButton asChild tone="outline">
        <Link to="/role-selection">
          <ChefHat aria-hidden />
          {t`Choose Your Role`}
        </Link>
      </LinkButton>
    </chakra.div>
  );
}

/** The server ended the sign-in: nothing on the device is lost, but nothing is sent before the member signs in again. */
function ExpiredNotice({ email, isSuspended }: { readonly email: string; readonly isSuspended: boolean }) {
  useEffect(() => {
    if (useUnfinishedAccount.getState().email === '') useUnfinishedAccount.setState({ email });
  }, [email]);
  if (isSuspended)
    return (
      <Notice
        tone="warning"
        title={t`You can sign in once the suspension is lifted`}
      >{t`Everything you made is still on this device and will be sent then.`}</Notice>
    );
  return (
    <Notice tone="warning" title={t`Please sign in again`}>
      {t`Your sign-in has run out. Everything you made is still on this device and will be sent once you are back.`}
    </Notice>
  );
}
