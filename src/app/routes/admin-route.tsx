import { Route, Routes } from 'react-router-dom';
import type { OwnStory } from '#domain/administration/administration.ts';
import { AdminFrame } from '#features/admin/admin-frame.tsx';
import { AdminOverview } from '#features/admin/admin-overview.tsx';
import { VerificationReview } from '#features/admin/verification-review.tsx';
import { AdminGuard } from './admin-guard.tsx';
import { lazyScreen } from '#app/errors/lazy-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { BlogManagementCard } from '#features/blog/blog-management-card.tsx';
import { adminFailure } from '#features/admin/admin-failure.ts';
import { useAdministration } from '#features/admin/administration-context.tsx';

const ModerationRoute = lazyScreen(async () => (await import('./moderation-route.tsx')).ModerationRoute);
const MembersScreen = lazyScreen(async () => (await import('#features/admin/members-screen.tsx')).MembersScreen);
const ImportScreen = lazyScreen(async () => (await import('#features/admin/import-screen.tsx')).ImportScreen);
const PhotosScreen = lazyScreen(async () => (await import('#features/admin/photos-screen.tsx')).PhotosScreen);
const ServicesScreen = lazyScreen(async () => (await import('#features/admin/services-screen.tsx')).ServicesScreen);
const AdminLog = lazyScreen(async () => (await import('#features/admin/admin-log.tsx')).AdminLog);

/** The admin area: its places beside each other, for admins only (spec 2 §2.9). */
export function AdminRoute() {
  return (
    <AdminGuard>
      <AdminFrame>
        <Routes>
          <Route index element={<AdminOverview review={<VerificationReview />} blog={<BlogManagement />} />} />
          <Route path="moderation" element={<ModerationRoute />} />
          <Route path="members" element={<MembersScreen />} />
          <Route path="import" element={<ImportScreen />} />
          <Route path="photos" element={<PhotosScreen />} />
          <Route path="services" element={<ServicesScreen />} />
          <Route path="log" element={<AdminLog />} />
          <Route path="*" element={<NotFoundScreen />} />
        </Routes>
      </AdminFrame>
    </AdminGuard>
  );
}

/** The blog's card with the server's route behind it. */
function BlogManagement() {
  const ask = useAdministration();
  const generate = async () => {
    const outcome = await ask((administration) => administration.generateBlogPosts());
    return outcome.kind === 'done'
      ? ({ kind: 'done', ...outcome.value } as const)
      : ({ kind: 'failed', reason: adminFailure(outcome) } as const);
  };
  const write = async (story: OwnStory) => {
    const outcome = await ask((administration) => administration.writeStory(story));
    return outcome.kind === 'done' ? '' : adminFailure(outcome);
  };
  return <BlogManagementCard generate={generate} onWrite={write} />;
}
