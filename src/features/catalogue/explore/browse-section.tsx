import { t } from '@lingui/core/macro';
import { wordFor } from '#shared/words/word-for.ts';
import { Section } from '#ui/layout/section.tsx';
import { FoodGrid } from './food-grid.tsx';

/** The whole list, newest first, of one cuisine or of all (null). */
export function BrowseSection({ cuisine }: { readonly cuisine: string | null }) {
  return (
    <Section heading={cuisine === null ? t`All foods` : t`${wordFor(cuisine)} foods`} lead={t`Newest first`}>
      <FoodGrid key={cuisine ?? ''} cuisine={cuisine} />
    </Section>
  );
}
