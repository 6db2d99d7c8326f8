import { chakra } from '#ui/elements/chakra.tsx';
import { plural, t } from '@lingui/core/macro';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { forgetSearches, recentSearches, rememberSearch, restoreSearches } from '#replica/foods/recent-searches.ts';
import type { Replica } from '#replica/database/replica.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { Button } from '#ui/elements/button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { SearchInput } from '#ui/fields/search-input.tsx';
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx';
import { FoodOption } from './food-option.tsx';
import { asksForFoods, emptyQuestion } from './quick-question.ts';
import type { QuickQuestion } from '#ranking/question-shapes.ts';
import {
  activePlace,
  dueFood,
  emptyBox,
  isListOpen,
  type Listed,
  nextBox,
  pressKey,
  type SearchBoxEvent,
} from './search-box.ts';
import { NothingHere } from './nothing-here.tsx';
import { SeeAll } from './see-all.tsx';
import { TextAvoids } from './text-avoids.tsx';
import { type SuggestedFoods, useSuggestedFoods } from './use-suggested-foods.ts';

interface FoodSearchProps {
  readonly label: string;
  readonly placeholder: string;
  /** Where choosing a food leads. */
  readonly hrefFor: (id: FoodId) => string;
  readonly onChosen?: (id: FoodId) => void;
  /** Where the box searches, and does not choose: the list ends with the way to all that is found. Told when it is followed. */
  readonly onSeeAll?: () => void;
  /** floating: over what follows while the box has the focus; inline: always there, below the box. */
  readonly layout?: 'floating' | 'inline';
  /** In a dialog, whose own history entry gives way to the chosen place. */
  readonly replaceHistory?: boolean;
}

const List = chakra('div', {
  base: { bg: 'paper.raised', borderRadius: 'xl', p: '2' },
  variants: {
    layout: {
      floating: {
        position: 'absolute',
        zIndex: 'overlay',
        insetInline: '0',
        top: 'calc(100% + 0.5rem)',
        maxH: '26rem',
        overflowY: 'auto',
        borderWidth: '1px',
        borderColor: 'line.quiet',
        shadow: 'floating',
      },
      inline: { mt: '3', mx: '-2', px: { base: '0', md: '2' } },
    },
  },
});

interface SearchBoxParts {
  readonly hrefFor: (id: FoodId) => string;
  readonly onChosen: ((id: FoodId) => void) | undefined;
  readonly onSeeAll: (() => void) | undefined;
  readonly isInline: boolean;
  readonly replaceHistory: boolean;
}

/** The box with what is offered below it, and the way to what is chosen there. */
function useSearchBox({ hrefFor, onChosen, onSeeAll, isInline, replaceHistory }: SearchBoxParts) {
  const navigate = useNavigate();
  const replica = useReplica();
  const [state, setState] = useState(emptyBox);
  const on = (event: SearchBoxEvent) => setState((current) => nextBox(current, event));
  const { question } = state;
  const suggested = useSuggestedFoods(question, onSeeAll !== undefined);
  const listed: Listed = {
    isAnswered: suggested.kind === 'answered',
    ids: suggested.groups.flatMap(({ hits }) => hits.map(({ id }) => id)),
    isInline,
  };
  const at = activePlace(state, listed);
  const isOpen = isListOpen(state, listed);
  const choose = (id: FoodId) => {
    void rememberSearch(replica, id);
    onChosen?.(id);
    on({ kind: 'opened' });
  };
  const go = (id: FoodId) => {
    choose(id);
    void navigate(hrefFor(id), { replace: replaceHistory });
  };
  useOnceDue(dueFood(state, listed), go);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = pressKey(state, event.key, listed);
    setState(step.box);
    if (step.isTaken) event.preventDefault();
    if (step.opens !== null) go(step.opens);
  };
  const seeAll =
    onSeeAll &&
    (() => {
      onSeeAll();
      on({ kind: 'opened' });
    });
  return { question, suggested, listed, at, isOpen, on, choose, seeAll, onKeyDown };
}

/**
 * The search dropdown (spec 2 §9): finds a food while its name, origin, flavour or description is typed, also when it is mistyped; before
 * that it offers recent, popular and trending ones. Arrows choose, Enter opens, Escape empties and then closes.
 */
export function FoodSearch({
  label,
  placeholder,
  hrefFor,
  onChosen,
  onSeeAll,
  layout = 'floating',
  replaceHistory = false,
}: FoodSearchProps) {
  const listId = useId();
  const box = useRef<HTMLInputElement>(null);
  const { question, suggested, listed, at, isOpen, on, choose, seeAll, onKeyDown } = useSearchBox({
    hrefFor,
    onChosen,
    onSeeAll,
    isInline: layout === 'inline',
    replaceHistory,
  });
  const { text } = question;
  // What is said where nothing was found is no list of options.
  const hasList = isOpen && listed.ids.length > 0;
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) on({ kind: 'left' });
  };

  return (
    <chakra.search display="block" position="relative" onBlur={onBlur}>
      <SearchInput
        ref={box}
        label={label}
        placeholder={placeholder}
        value={text}
        onValue={(value) => on({ kind: 'typed', text: value })}
        onFocus={() => on({ kind: 'focused' })}
        onClick={() => on({ kind: 'focused' })}
        onKeyDown={onKeyDown}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={hasList}
        aria-controls={hasList ? listId : undefined}
        {...(hasList && at >= 0 ? { 'aria-activedescendant': `${listId}-${at}` } : {})}
      />
      <VisuallyHidden as="output">
        {asksForFoods(question) && listed.isAnswered ? foundWords(listed.ids.length) : ''}
      </VisuallyHidden>
      {isOpen ? (
        <FoundPanel
          id={listId}
          layout={layout}
          question={question}
          text={text.trim()}
          suggested={suggested}
          at={at}
          shown={listed.ids.length}
          hrefFor={hrefFor}
          replaceHistory={replaceHistory}
          onChoose={choose}
          onQuestion={(next) => {
            on({ kind: 'asked', question: next });
            box.current?.focus();
          }}
          onSeeAll={seeAll}
        />
      ) : null}
    </chakra.search>
  );
}

/** Goes to the food that Enter asked for before the answer was there. */
function useOnceDue(due: FoodId | null, go: (id: FoodId) => void): void {
  const latestGo = useRef(go);
  useEffect(() => {
    latestGo.current = go;
  });
  useEffect(() => {
    if (due !== null) latestGo.current(due);
  }, [due]);
}

interface FoundPanelProps extends FoundListProps {
  readonly layout: 'floating' | 'inline';
  readonly question: QuickQuestion;
  readonly shown: number;
  readonly onQuestion: (question: QuickQuestion) => void;
}

/** What opens below the box: how the text was read, what was found, and the way to all of it. */
function FoundPanel({ layout, question, shown, onQuestion, ...list }: FoundPanelProps) {
  const isTyped = asksForFoods(question);
  const {
    suggested: { denied },
    onSeeAll,
  } = list;
  return (
    // A press must not take the focus away before it counts.
    <List layout={layout} onMouseDown={(event) => event.preventDefault()}>
      {isTyped && denied !== undefined ? (
        <chakra.div px="2" pb="3" pt={layout === 'floating' ? '2' : '0'}>
          <TextAvoids question={emptyQuestion} denied={denied} onQuestion={onQuestion} />
        </chakra.div>
      ) : null}
      <FoundList {...list} />
      {isTyped && onSeeAll !== undefined && shown > 0 ? (
        <SeeAll question={question} shown={shown} replaceHistory={list.replaceHistory} onFollow={onSeeAll} />
      ) : null}
    </List>
  );
}

function foundWords(count: number): string {
  return plural(count, { one: '# food found', other: '# foods found' });
}

interface FoundListProps {
  readonly id: string;
  readonly text: string;
  readonly suggested: SuggestedFoods;
  readonly at: number;
  readonly hrefFor: (id: FoodId) => string;
  readonly replaceHistory: boolean;
  readonly onChoose: (id: FoodId) => void;
  readonly onSeeAll: (() => void) | undefined;
}

function FoundList({
  id,
  text,
  suggested: { kind, groups, foods, far, promoted, denied },
  at,
  hrefFor,
  replaceHistory,
  onChoose,
  onSeeAll,
}: FoundListProps) {
  const replica = useReplica();
  if (kind === 'failed')
    return (
      <chakra.p
        role="alert"
        p="4"
        color="danger.text"
      >{t`The search could not be started. Please reload the page.`}</chakra.p>
    );
  if (groups.length === 0)
    return kind === 'asking' ? null : (
      <NothingHere
        text={text}
        isDenying={denied !== undefined}
        hrefFor={hrefFor}
        replaceHistory={replaceHistory}
        onFollow={(food) => (food === undefined ? onSeeAll?.() : onChoose(food))}
      />
    );
  const order = groups.flatMap(({ hits }) => hits.map((hit) => hit.id));
  return (
    <>
      <div id={id} role="listbox" aria-label={t`Foods found`} aria-busy={kind === 'asking'}>
        {groups.map(({ heading, hits }) => (
          <FoundGroup key={heading} headingId={`${id}-${heading}`} heading={heading}>
            {hits.map((hit) => (
              <FoodOption
                key={hit.id}
                id={`${id}-${order.indexOf(hit.id)}`}
                to={hrefFor(hit.id)}
                name={hit.name}
                nativeName={hit.nativeName}
                localName={hit.localName}
                origin={hit.origin}
                food={foods.get(hit.id)}
                facts={foods.get(hit.id) ?? far.get(hit.id)}
                promotedBy={promoted?.id === hit.id ? promoted.by : null}
                isChosen={order.indexOf(hit.id) === at}
                replaceHistory={replaceHistory}
                onChoose={() => onChoose(hit.id)}
              />
            ))}
          </FoundGroup>
        ))}
      </div>
      {groups.some((group) => group.kind === 'recent') ? (
        <Button
          tone="ghost"
          size="sm"
          minH="target"
          onClick={() => void clearRecent(replica)}
        >{t`Clear recent searches`}</Button>
      ) : null}
    </>
  );
}

interface FoundGroupProps {
  readonly headingId: string;
  /** '' for the only group, which needs none. */
  readonly heading: string;
  readonly children: ReactNode;
}

function FoundGroup({ headingId, heading, children }: FoundGroupProps) {
  return (
    <div role="group" {...(heading === '' ? { 'aria-label': t`Found` } : { 'aria-labelledby': headingId })}>
      {heading === '' ? null : (
        <chakra.p
          id={headingId}
          role="presentation"
          px="2"
          pt="2"
          pb="1"
          fontSize="sm"
          fontWeight="semibold"
          color="ink.muted"
        >
          {heading}
        </chakra.p>
      )}
      {children}
    </div>
  );
}

/** Forgets the recent searches of this device, and offers them back. */
async function clearRecent(replica: Replica): Promise<void> {
  const cleared = await recentSearches(replica);
  await forgetSearches(replica);
  toast({
    title: t`Recent searches cleared`,
    action: { label: t`Undo`, run: () => void restoreSearches(replica, cleared) },
  });
}
