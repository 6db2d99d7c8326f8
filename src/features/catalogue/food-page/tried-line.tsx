import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { NotebookPen } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Food } from '#domain/foods/food.ts';
import { timesInWords } from '#food-views/diary/times-in-words.ts';
import { useLive } from '#replica/database/use-live.ts';
import { diaryOfFood } from '#replica/diary/diary-queries.ts';
import { TextLink } from '#ui/layout/text-link.tsx';

/** 'You tried it 3 times, last on …', with the way to the diary (R44); nothing where the diary has nothing of it. */
export function TriedLine({ food: { id, name } }: { readonly food: Food }) {
  const tried = useLive((from) => diaryOfFood(from, id), [id]);
  if (!tried || tried.times === 0) return null;
  return (
    <chakra.p display="flex" gap="2" color="ink.muted">
      <chakra.span aria-hidden flexShrink={0} pt="1">
        <NotebookPen size={18} />
      </chakra.span>
      <chakra.span display="flex" flexWrap="wrap" columnGap="2">
        <span>{timesInWords(tried)}</span>
        <TextLink asChild reach="finger">
          <Link to={`/diary?q=${encodeURIComponent(name)}`}>{t`Open the diary`}</Link>
        </TextLink>
      </chakra.span>
    </chakra.p>
  );
}
