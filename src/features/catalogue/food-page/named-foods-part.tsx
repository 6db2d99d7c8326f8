import { useFoodsCalled } from './use-foods-called.ts';
import { WordPart } from './word-part.tsx';

interface NamedFoodsPartProps {
  readonly heading: string;
  /** As their author wrote them. */
  readonly names: readonly string[];
  readonly tone?: 'neutral' | 'herb';
}

/** Foods that somebody named, those of the catalogue as the reader calls them: each leads to its page, or, where the catalogue has none of that name, to what a search finds. */
export function NamedFoodsPart({ heading, names, tone = 'neutral' }: NamedFoodsPartProps) {
  const known = useFoodsCalled(names);
  const addressOf = (name: string) => {
    const id = known.get(name)?.id;
    return id === undefined ? `/advanced-search?${new URLSearchParams({ q: name }).toString()}` : `/food/${id}`;
  };
  return (
    <WordPart
      heading={heading}
      words={names}
      tone={tone}
      asWritten
      shownAs={(name) => known.get(name)?.called ?? name}
      addressOf={addressOf}
    />
  );
}
