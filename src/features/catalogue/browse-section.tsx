import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Section } from '#ui/section.tsx';
import { CuisineChips } from './cuisine-chips.tsx';
import { FoodGrid } from './food-grid.tsx';

/** The whole catalogue, newest first, of one cuisine or of all; the cuisine stands in the address. */
export function BrowseSection() {
  const [parameters] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const cuisine = parameters.get('cuisine');
  const choose = (next: string | null) => {
    const search = next === null ? '' : `?${new URLSearchParams({ cuisine: next })}`;
    // With a target in the address the page stays where it is.
    void navigate({ pathname, search, hash: '#browse' }, { replace: true });
  };
  return (
    <div id="browse">
      <Section heading={cuisine === null ? 'All foods' : `${cuisine} foods`} lead="Newest first">
        <CuisineChips chosen={cuisine} onChoose={choose} />
        <FoodGrid key={cuisine ?? ''} cuisine={cuisine} />
      </Section>
    </div>
  );
}
