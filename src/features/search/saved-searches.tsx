import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Bookmark } from 'lucide-react';
import { useRef, useState } from 'react';
import type { FoodQuestion } from '#domain/search/food-question.ts';
import { searchParameters, searchPlace } from '#food-views/search/search-place.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { useLive } from '#replica/database/use-live.ts';
import {
  removeSearch,
  type SavedSearch,
  SAVED_SEARCHES_LIMIT,
  savedSearches,
  saveSearch,
  SEARCH_NAME_LIMIT,
} from '#replica/foods/saved-searches.ts';
import { FormSheet } from '#shared/forms/form-sheet.tsx';
import { toastNotSaved } from '#shared/saving/toast-not-saved.ts';
import { Button } from '#ui/elements/button.tsx';
import { RemovableChip } from '#ui/elements/chip.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { moveFocusFrom } from '#ui/overlays/move-focus-from.ts';
import { narrowings } from './active-filters.ts';

const ChosenName = chakra(
  'button',
  {
    base: { textAlign: 'start', minH: '9', lineClamp: '1', _hover: { textDecoration: 'underline' } },
  },
  { defaultProps: { type: 'button' } },
);

interface SavedSearchesProps {
  readonly question: FoodQuestion;
  readonly onQuestion: (question: FoodQuestion) => void;
}

/** The searches that were saved on this device, each a tap away; nothing where there is none. */
export function SavedSearches({ question, onQuestion }: SavedSearchesProps) {
  const replica = useReplica();
  const list = useRef<HTMLUListElement>(null);
  const saved = useLive(savedSearches, []) ?? [];
  if (saved.length === 0) return null;
  const asked = searchParameters(question).toString();
  const remove = async (search: SavedSearch, at: number) => {
    moveFocusFrom({
      place: at,
      buttons: [...(list.current?.querySelectorAll<HTMLElement>('li button:last-of-type') ?? [])],
    });
    if (!toastNotSaved(await removeSearch(replica, search.parameters))) return;
    toast({
      title: t`Saved search removed`,
      description: search.name,
      action: { label: t`Undo`, run: () => void saveSearch(replica, search, at).then(toastNotSaved) },
    });
  };
  return (
    <chakra.ul
      ref={list}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      aria-label={t`Saved searches`}
      mt="4"
    >
      {saved.map((search, at) => (
        <chakra.li key={search.parameters} maxW="full">
          <RemovableChip
            label={search.name}
            tone={search.parameters === asked ? 'paprika' : 'neutral'}
            onRemove={() => void remove(search, at)}
          >
            <Bookmark size={14} aria-hidden />
            <ChosenName
              aria-current={search.parameters === asked}
              onClick={() => onQuestion(searchPlace(new URLSearchParams(search.parameters)))}
            >
              {search.name}
            </ChosenName>
          </RemovableChip>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

/** Keeps what is asked under a name. */
export function SaveSearch({ question }: Pick<SavedSearchesProps, 'question'>) {
  const saved = useLive(savedSearches, []);
  const [isOpen, setOpen] = useState(false);
  const parameters = searchParameters(question).toString();
  if (saved === undefined || saved.some((search) => search.parameters === parameters)) return null;
  return (
    <>
      <Button tone="ghost" size="sm" minH="target" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Bookmark aria-hidden />
        {t`Save search`}
      </Button>
      {isOpen ? <NameDialog question={question} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function NameDialog({ question, onClose }: Pick<SavedSearchesProps, 'question'> & { readonly onClose: () => void }) {
  const replica = useReplica();
  const [name, setName] = useState(() => nameOf(question));
  const [isTried, setTried] = useState(false);
  const error = isTried && name.trim() === '' ? t`Please give it a name.` : undefined;
  const save = async () => {
    setTried(true);
    if (name.trim() === '') return;
    const outcome = await saveSearch(replica, { name, parameters: searchParameters(question).toString() });
    if (!toastNotSaved(outcome)) return;
    onClose();
    if (outcome.kind === 'saved' && !outcome.isKept)
      toast({
        title: t`${SAVED_SEARCHES_LIMIT} searches are saved already`,
        description: t`Remove one of them, then save this one.`,
        tone: 'destructive',
      });
    else toast({ title: t`Search saved`, description: name.trim() });
  };
  return (
    <FormSheet title={t`Save search`} onSave={save} onClose={onClose}>
      <TextField
        label={t`Name`}
        hint={t`It stays on this device alone, and leaves it when you sign out.`}
        error={error}
        value={name}
        maxLength={SEARCH_NAME_LIMIT}
        onValue={setName}
        onFocus={(event) => event.target.select()}
      />
    </FormSheet>
  );
}

/** What it asks for, in words, as far as it fits. */
function nameOf(question: FoodQuestion): string {
  const labels = narrowings(question).map(({ label }) => label);
  let name = labels[0]?.slice(0, SEARCH_NAME_LIMIT) ?? '';
  for (const label of labels.slice(1)) {
    const longer = `${name}, ${label}`;
    if (longer.length <= SEARCH_NAME_LIMIT) name = longer;
  }
  return name;
}
