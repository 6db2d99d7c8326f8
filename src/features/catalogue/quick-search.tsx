import { chakra } from '#ui/chakra.tsx';
import { t } from '@lingui/core/macro';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FoodId } from '#domain/ids.ts';
import { optionAfterKey } from '#ui/option-after-key.ts';
import { SearchInput } from '#ui/search-input.tsx';
import { QuickHits } from './quick-hits.tsx';
import { useQuickSearch } from './use-quick-search.ts';

interface QuickSearchProps {
  readonly text: string;
  readonly onText: (text: string) => void;
}

/**
 * Finds a food by name or origin while it is typed (spec 1 §2, explore): a combobox whose list stands below it. The best match is
 * chosen from the start; arrows choose, Enter opens, Escape empties.
 */
export function QuickSearch({ text, onText }: QuickSearchProps) {
  const listId = useId();
  const navigate = useNavigate();
  const ranked = useQuickSearch(text);
  const [chosen, setChosen] = useState<{ readonly text: string; readonly id: FoodId } | null>(null);
  // The same question may be answered again while the catalogue changes: the choice stays with its food, wherever that stands now.
  const at = chosen?.text === text ? Math.max(ranked.answer.findIndex(({ id }) => id === chosen.id), 0) : 0;
  const isOpen = text.trim() !== '' && ranked.answer.length > 0;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onText('');
    if (!isOpen) return;
    const next = optionAfterKey(event.key, at, ranked.answer.length);
    const hit = ranked.answer[next ?? at];
    if (hit === undefined) return;
    if (next !== null) setChosen({ text, id: hit.id });
    if (event.key === 'Enter') void navigate(`/food/${hit.id}`);
    if (next !== null || event.key === 'Enter') event.preventDefault();
  };

  return (
    <chakra.search display="block" maxW="form">
      <SearchInput
        label={t`Search foods by name or origin`}
        placeholder={t`Search foods or cuisines`}
        value={text}
        onValue={onText}
        onKeyDown={onKeyDown}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        {...(isOpen ? { 'aria-activedescendant': `${listId}-${at}` } : {})}
      />
      {text.trim() === '' ? null : <QuickHits id={listId} text={text.trim()} ranked={ranked} chosen={at} />}
    </chakra.search>
  );
}
