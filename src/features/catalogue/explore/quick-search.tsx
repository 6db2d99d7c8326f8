import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { asksForFoods, emptyQuestion, withText } from '#food-views/search/quick-question.ts';
import { SeeAll } from '#food-views/search/see-all.tsx';
import { TextAvoids } from '#food-views/search/text-avoids.tsx';
import { useFoundHits } from '#food-views/search/use-found-hits.ts';
import type { QuickQuestion } from '#ranking/question-shapes.ts';
import { optionAfterKey } from '#ui/fields/option-after-key.ts';
import { SearchInput } from '#ui/fields/search-input.tsx';
import { QuickHits } from './quick-hits.tsx';

interface QuickSearchProps {
  readonly question: QuickQuestion;
  readonly onQuestion: (question: QuickQuestion) => void;
  /** Stands beside the box; what is found stands below both. */
  readonly beside: ReactNode;
}

/** spec 1 §2 and §9, quick search. */
const SHOWN = 6;

/** What is found for the question, the one of it that is chosen, and the keys that choose and open it. */
function useQuickHits(question: QuickQuestion, onQuestion: (question: QuickQuestion) => void) {
  const { text } = question;
  const navigate = useNavigate();
  const found = useFoundHits(question);
  const hits = found.hits.slice(0, SHOWN);
  const [chosen, setChosen] = useState<{ readonly text: string; readonly id: FoodId } | null>(null);
  // The same question may be answered again while the catalogue changes: the choice stays with its food, wherever that stands now.
  const at =
    chosen?.text === text
      ? Math.max(
          hits.findIndex(({ id }) => id === chosen.id),
          0,
        )
      : 0;
  const isAsked = asksForFoods(question);
  const isOpen = isAsked && hits.length > 0;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onQuestion(emptyQuestion);
    if (!isOpen) return;
    const next = optionAfterKey(event.key, at, hits.length);
    const hit = hits[next ?? at];
    if (hit === undefined) return;
    if (next !== null) setChosen({ text, id: hit.id });
    if (event.key === 'Enter') void navigate(`/food/${hit.id}`);
    if (next !== null || event.key === 'Enter') event.preventDefault();
  };
  return { found, hits, at, isAsked, isOpen, onKeyDown };
}

/**
 * Finds a food by name or origin while it is typed (spec 1 §2, explore): a combobox whose list stands below it. The best match is
 * chosen from the start; arrows choose, Enter opens, Escape empties.
 */
export function QuickSearch({ question, onQuestion, beside }: QuickSearchProps) {
  const listId = useId();
  const box = useRef<HTMLInputElement>(null);
  const { found, hits, at, isAsked, isOpen, onKeyDown } = useQuickHits(question, onQuestion);
  return (
    <chakra.search display="block">
      <chakra.div display="flex" gap="3" alignItems="flex-start">
        <chakra.div flex="1 1 12rem" minW="0" maxW="form">
          <SearchInput
            ref={box}
            label={t`Search foods by name or origin`}
            placeholder={t`Search foods or cuisines`}
            value={question.text}
            onValue={(value) => onQuestion(withText(question, value))}
            onKeyDown={onKeyDown}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            {...(isOpen ? { 'aria-activedescendant': `${listId}-${at}` } : {})}
          />
        </chakra.div>
        {beside}
      </chakra.div>
      <chakra.div maxW="form">
        {isAsked && found.denied !== undefined ? (
          <chakra.div mt="3">
            <TextAvoids
              question={emptyQuestion}
              denied={found.denied}
              onQuestion={(next) => {
                onQuestion(next);
                box.current?.focus();
              }}
            />
          </chakra.div>
        ) : null}
        {isAsked ? (
          <QuickHits
            id={listId}
            text={question.text.trim()}
            kind={found.kind}
            hits={hits}
            isDenying={found.denied !== undefined}
            chosen={at}
          />
        ) : null}
        {isOpen ? <SeeAll question={question} shown={hits.length} /> : null}
      </chakra.div>
    </chakra.search>
  );
}
