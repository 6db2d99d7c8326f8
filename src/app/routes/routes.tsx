import type { ComponentType, ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { LandingRoute } from './landing-route.tsx';
import { lazyScreen } from '#app/errors/lazy-screen.tsx';
import type { BusinessRole } from '#domain/professionals/professional-profile.ts';

export const ExploreRoute = lazyScreen(async () => (await import('./explore-route.tsx')).ExploreRoute);
export const FoodPage = lazyScreen(async () => (await import('./food-page.tsx')).FoodPage);
const PairingScreen = lazyScreen(async () => (await import('#features/pairing/pairing-screen.tsx')).PairingScreen);
const JourneyScreen = lazyScreen(
  async () => (await import('#features/taste-journey/journey-screen.tsx')).JourneyScreen,
);
const SearchScreen = lazyScreen(async () => (await import('#features/search/search-screen.tsx')).SearchScreen);
const CompareScreen = lazyScreen(async () => (await import('#features/compare/compare-screen.tsx')).CompareScreen);
const MenuScreen = lazyScreen(async () => (await import('#features/menu/menu-screen.tsx')).MenuScreen);
const ContributeScreen = lazyScreen(
  async () => (await import('#features/contribution/contribute-screen.tsx')).ContributeScreen,
);
const EditFoodScreen = lazyScreen(
  async () => (await import('#features/contribution/edit-food-screen.tsx')).EditFoodScreen,
);
const RoleSelectionScreen = lazyScreen(
  async () => (await import('#features/account/sign-up/role-selection-screen.tsx')).RoleSelectionScreen,
);
const AuthScreen = lazyScreen(async () => (await import('#features/account/sign-in/auth-screen.tsx')).AuthScreen);
const ChefRegistration = lazyScreen(() => registrationOf('professional_chef'));
const RestaurantRegistration = lazyScreen(() => registrationOf('restaurant_owner'));
const GuidelinesScreen = lazyScreen(
  async () => (await import('#features/verification/guidelines-screen.tsx')).GuidelinesScreen,
);
const ResetPasswordScreen = lazyScreen(
  async () => (await import('#features/account/sign-in/reset-password-screen.tsx')).ResetPasswordScreen,
);
const ConfirmVerificationScreen = lazyScreen(
  async () => (await import('#features/account/sign-in/confirm-verification-screen.tsx')).ConfirmVerificationScreen,
);
const ConfirmEmailChangeScreen = lazyScreen(
  async () => (await import('#features/account/sign-in/confirm-email-change-screen.tsx')).ConfirmEmailChangeScreen,
);
const DashboardRoute = lazyScreen(async () => (await import('./dashboard-route.tsx')).DashboardRoute);
const RecapScreen = lazyScreen(async () => (await import('#features/recap/recap-screen.tsx')).RecapScreen);
const DiaryScreen = lazyScreen(async () => (await import('#features/diary/diary-screen.tsx')).DiaryScreen);
const ListsScreen = lazyScreen(async () => (await import('#features/lists/lists-screen.tsx')).ListsScreen);
const ListRoute = lazyScreen(async () => (await import('./list-route.tsx')).ListRoute);
const AdminRoute = lazyScreen(async () => (await import('./admin-route.tsx')).AdminRoute);
const BlogScreen = lazyScreen(async () => (await import('#features/blog/blog-screen.tsx')).BlogScreen);
const PostRoute = lazyScreen(async () => (await import('./post-route.tsx')).PostRoute);
const CommunityScreen = lazyScreen(
  async () => (await import('#features/members/community-screen.tsx')).CommunityScreen,
);
const MemberRoute = lazyScreen(async () => (await import('./member-route.tsx')).MemberRoute);
const MessagesRoute = lazyScreen(async () => (await import('./messages-route.tsx')).MessagesRoute);
const SettingsRoute = lazyScreen(async () => (await import('./settings-route.tsx')).SettingsRoute);
const DiagnosticsScreen = lazyScreen(
  async () => (await import('#features/diagnostics/diagnostics-screen.tsx')).DiagnosticsScreen,
);
const NoticeScreen = lazyScreen(async () => (await import('#features/account/notices/notice-screen.tsx')).NoticeScreen);
const ProfileRoute = lazyScreen(async () => (await import('./profile-route.tsx')).ProfileRoute);
const NotFoundScreen = lazyScreen(async () => (await import('./not-found-screen.tsx')).NotFoundScreen);

async function registrationOf(role: BusinessRole): Promise<ComponentType> {
  const { ProfessionalScreen } = await import('#features/account/sign-up/professional-screen.tsx');
  return () => <ProfessionalScreen role={role} />;
}

interface ScreenRoute {
  readonly path: string;
  readonly element: ReactNode;
  /** The screen is as high as the window and scrolls in its own parts; nothing stands below it. */
  readonly fillsWindow?: boolean;
  /** What it lists can be asked for anew, by pulling it down (spec 2 §2.16). */
  readonly isList?: boolean;
}

/** Every path of the app (spec 2 §2.1) that this release has; each screen but the landing is its own chunk. */
export const routes: readonly ScreenRoute[] = [
  { path: '/', element: <LandingRoute />, isList: true },
  { path: '/explore', element: <ExploreRoute />, isList: true },
  { path: '/food/:id', element: <FoodPage />, isList: true },
  { path: '/food/:id/edit', element: <EditFoodScreen /> },
  { path: '/flavor-pairing', element: <PairingScreen /> },
  { path: '/taste-profile', element: <JourneyScreen />, isList: true },
  { path: '/advanced-search', element: <SearchScreen />, isList: true },
  { path: '/compare', element: <CompareScreen /> },
  { path: '/menu', element: <MenuScreen /> },
  { path: '/contribute', element: <ContributeScreen /> },
  { path: '/role-selection', element: <RoleSelectionScreen /> },
  { path: '/auth', element: <AuthScreen /> },
  { path: '/auth/professional-chef', element: <ChefRegistration /> },
  { path: '/auth/restaurant-owner', element: <RestaurantRegistration /> },
  { path: '/verification-guidelines', element: <GuidelinesScreen /> },
  { path: '/auth/reset-password/:token', element: <ResetPasswordScreen /> },
  { path: '/auth/confirm-verification/:token', element: <ConfirmVerificationScreen /> },
  { path: '/auth/confirm-email-change/:token', element: <ConfirmEmailChangeScreen /> },
  { path: '/dashboard', element: <DashboardRoute />, isList: true },
  { path: '/diary', element: <DiaryScreen />, isList: true },
  { path: '/lists', element: <ListsScreen />, isList: true },
  { path: '/list/:id', element: <ListRoute />, isList: true },
  { path: '/recap', element: <RecapScreen /> },
  { path: '/admin/*', element: <AdminRoute />, isList: true },
  { path: '/blog', element: <BlogScreen />, isList: true },
  { path: '/blog/:slug', element: <PostRoute />, isList: true },
  { path: '/community', element: <CommunityScreen />, isList: true },
  { path: '/messages/:conversation?', element: <MessagesRoute />, fillsWindow: true, isList: true },
  { path: '/profile', element: <ProfileRoute />, isList: true },
  { path: '/profile/:username', element: <MemberRoute />, isList: true },
  { path: '/user-settings', element: <SettingsRoute /> },
  { path: '/help', element: <NoticeScreen /> },
  { path: '/privacy', element: <NoticeScreen /> },
  { path: '/terms', element: <NoticeScreen /> },
  { path: '/imprint', element: <NoticeScreen /> },
  { path: '/diagnostics', element: <DiagnosticsScreen /> },
  // R3: the guidelines' start button goes to /settings.
  { path: '/settings', element: <Navigate to="/user-settings" replace /> },
  { path: '*', element: <NotFoundScreen /> },
];
