import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Rss } from 'lucide-react';
import { BelowList } from '#ui/layout/below-list.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { LoadBoundary } from '#ui/feedback/load-boundary.tsx';
import { Page } from '#ui/layout/page.tsx';
import { language } from '#languages/region.ts';
import { PostList } from './post-list.tsx';

/** The blog (spec 2 §2.15): a story a day about a food. */
export function BlogScreen() {
  return (
    <Page
      heading={t`The Foretaste Blog`}
      lead={t`A story a day about one food: how it tastes, where it comes from, and how to meet it for the first time.`}
      description={t`Stories about food and taste: a dish a day, from the first bite to the aftertaste, and where it comes from.`}
      actions={<FeedLink hideBelow="md" />}
    >
      <LoadBoundary message={t`The stories could not be read. Please try again.`}>
        <PostList />
      </LoadBoundary>
      <BelowList>
        <chakra.div display={{ md: 'none' }} mt="8" textAlign="center">
          <FeedLink />
        </chakra.div>
      </BelowList>
    </Page>
  );
}

/** In the language of the page; the server tells English where it has none of it. */
const feed = language === 'en' ? '/blog/feed.xml' : `/blog/feed.xml?lang=${language}`;

/** Beside the heading where there is room, else below the stories. */
function FeedLink({ hideBelow }: { readonly hideBelow?: 'md' }) {
  return (
    <LinkButton href={feed} tone="outline" size="sm" minH="target" hideBelow={hideBelow}>
      <Rss aria-hidden />
      {t`RSS feed`}
    </LinkButton>
  );
}
