import { BlogManagementCard } from '#features/blog/blog-management-card.tsx';
import { adminFailure } from '#features/admin/admin-failure.ts';
import { useAdministration } from '#features/admin/administration-context.tsx';

/** The blog's card with the server's route behind it. */
export function BlogManagement() {
  const ask = useAdministration();
  const generate = async () => {
    const outcome = await ask((administration) => administration.generateBlogPosts());
    return outcome.kind === 'done'
      ? ({ kind: 'done', ...outcome.value } as const)
      : ({ kind: 'failed', reason: adminFailure(outcome) } as const);
  };
  return <BlogManagementCard generate={generate} />;
}
