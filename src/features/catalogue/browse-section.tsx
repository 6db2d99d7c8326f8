import { Section } from '#ui/section.tsx';
import { FoodGrid } from './food-grid.tsx';

/** The whole list, newest first, of one cuisine or of all (null). */
export function BrowseSection({ cuisine }: { readonly cuisine: string | null }) {
  return (
    <Section heading={cuisine === null ? 'All foods' : `${cuisine} foods`} lead="Newest first">
      <FoodGrid key={cuisine ?? ''} cuisine={cuisine} />
    </Section>
  );
}
