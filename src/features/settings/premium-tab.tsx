import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import {
  BadgeCheck,
  CalendarDays,
  Lock,
  ChartColumn,
  MapPin,
  MessageSquareReply,
  Search,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { isBusinessRole } from '#domain/professionals/professional-profile.ts';
import { signedInMember } from '#replica/members/member-queries.ts';
import { useLive } from '#replica/database/use-live.ts';
import { Badge } from '#ui/elements/badge.tsx';
import { CardSection } from '#ui/layout/card-section.tsx';
import { lazyPart } from '#ui/feedback/lazy-part.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { OfflineState } from '#ui/feedback/offline-state.tsx';
import { Stack } from '#ui/layout/stack.tsx';

interface PremiumFeature {
  readonly name: string;
  readonly text: string;
  readonly icon: LucideIcon;
}

/** What verified professionals have (spec 2 §2.6, Premium tab): nothing is named that is not there (R34). */
const premiumFeatures: readonly PremiumFeature[] = [
  { name: t`Analytics Dashboard`, text: t`Views, ratings and saves of your foods.`, icon: ChartColumn },
  {
    name: t`Customer Insights`,
    text: t`What those who rate your foods like, from ten people on.`,
    icon: UsersRound,
  },
  {
    name: t`Enhanced Reviews`,
    text: t`Answer each review of your foods in public, and pin one before all others.`,
    icon: MessageSquareReply,
  },
  {
    name: t`Location Marketing`,
    text: t`Say where your food is served and when you are open. It stands on the page of each of these foods.`,
    icon: MapPin,
  },
  {
    name: t`Event Promotion`,
    text: t`Announce what you do, when and where. Who follows you is told, and of each change.`,
    icon: CalendarDays,
  },
  {
    name: t`Priority Search Placement`,
    text: t`Among foods that a search finds equally well, one of yours stands first and says so.`,
    icon: Search,
  },
];

const AnalyticsDashboard = lazyPart(
  async () => (await import('./analytics-dashboard.tsx')).AnalyticsDashboard,
  AnalyticsNotHere,
);

/** What verification brings (spec 2 §2.6, Premium tab; §6): locked until the professional profile is verified. */
export function PremiumTab() {
  const member = useLive(signedInMember, []);
  if (!member) return <LoadingState shape="panel" label={t`Loading settings...`} />;
  const { role, isVerified } = member.profile ?? { role: 'enthusiast' as const, isVerified: false };
  const isOpen = isVerified && isBusinessRole(role);
  return (
    <Stack gap="5">
      {isOpen ? (
        <Suspense fallback={<LoadingState shape="panel" label={t`Loading your analytics...`} />}>
          <AnalyticsDashboard />
        </Suspense>
      ) : (
        <Locked isBusiness={isBusinessRole(role)} />
      )}
      <CardSection heading={t`Premium features`} lead={t`For verified chefs and restaurants.`}>
        <chakra.ul
          listStyleType="none"
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
          gap="3"
        >
          {premiumFeatures.map(({ name, text, icon: Icon }) => (
            <chakra.li
              key={name}
              display="flex"
              gap="3"
              p="4"
              borderRadius="lg"
              borderWidth="1px"
              borderStyle={isOpen ? 'solid' : 'dashed'}
              borderColor="line.quiet"
            >
              <chakra.span aria-hidden color={isOpen ? 'paprika.text' : 'ink.muted'} mt="0.5">
                <Icon size={20} />
              </chakra.span>
              <chakra.div minW="0" flex="1">
                <chakra.p fontWeight="semibold" color={isOpen ? 'ink.default' : 'ink.muted'}>
                  {name}
                </chakra.p>
                <chakra.p textStyle="small" color="ink.muted">
                  {text}
                </chakra.p>
                <chakra.div mt="2">
                  {isOpen ? (
                    <Badge tone="herb">
                      <BadgeCheck aria-hidden />
                      {t`Active`}
                    </Badge>
                  ) : (
                    <Badge>
                      <Lock aria-hidden />
                      {t`Verification Required`}
                    </Badge>
                  )}
                </chakra.div>
              </chakra.div>
            </chakra.li>
          ))}
        </chakra.ul>
      </CardSection>
    </Stack>
  );
}

function Locked({ isBusiness }: { readonly isBusiness: boolean }) {
  return (
    <Notice
      tone="warning"
      title={t`Verification Required`}
      action={
        isBusiness ? (
          <LinkButton asChild size="sm" minH="target">
            <Link to="/user-settings?tab=professional#verification">{t`Start verification`}</Link>
          </LinkButton>
        ) : (
          <LinkButton asChild size="sm" minH="target">
            <Link to="/role-selection">{t`Update your role`}</Link>
          </LinkButton>
        )
      }
    >
      {isBusiness
        ? t`These open as soon as your professional profile is verified.`
        : t`These are for chefs and restaurants whose professional profile is verified.`}
    </Notice>
  );
}

function AnalyticsNotHere() {
  return (
    <OfflineState
      title={t`Your analytics are not on this device`}
      description={t`They come from Foretaste when there is a connection.`}
    />
  );
}
