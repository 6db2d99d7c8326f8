import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Plus } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { Button } from '#ui/elements/button.tsx';
import { RemovableChip } from '#ui/elements/chip.tsx';
import { type FieldFrame, FormField } from './form-field.tsx';
import { TextInput } from './text-input.tsx';

interface TagFieldProps extends FieldFrame {
  readonly tags: readonly string[];
  /** Asked with the text as typed; trimming and refusing doubles is the caller's rule. */
  readonly onAdd: (text: string) => void;
  readonly onRemove: (tag: string) => void;
  readonly suggestions?: readonly string[];
  /** How a tag and a suggestion are shown, where that is not how they are kept. */
  readonly labelOf?: (tag: string) => string;
  readonly placeholder?: string;
  readonly maxTags?: number;
}

/** A labelled list of words: type and press Enter, comma or Add; Backspace in the empty input takes the last one back. */
export function TagField({
  tags,
  onAdd,
  onRemove,
  suggestions = [],
  labelOf = (tag) => tag,
  placeholder,
  maxTags = 30,
  ...frame
}: TagFieldProps) {
  const [text, setText] = useState('');
  const listId = useId();
  const add = () => {
    if (text.trim() === '') return;
    onAdd(text);
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault();
      add();
    }
    const last = tags.at(-1);
    if (event.key === 'Backspace' && text === '' && last !== undefined) onRemove(last);
  };
  return (
    <FormField {...frame}>
      {(control) => (
        <chakra.div display="flex" flexDirection="column" gap="2">
          {tags.length > 0 ? (
            <ChosenTags label={t`${frame.label}, chosen`} tags={tags} labelOf={labelOf} onRemove={onRemove} />
          ) : null}
          <chakra.div display="flex" gap="2">
            <TextInput
              {...control}
              list={listId}
              value={text}
              placeholder={placeholder}
              autoCapitalize="none"
              enterKeyHint="done"
              disabled={tags.length >= maxTags}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={onKeyDown}
              onBlur={add}
            />
            <Button
              tone="outline"
              size="md"
              px={{ base: '3', sm: '5' }}
              minH="12"
              borderRadius="md"
              onClick={add}
              disabled={text.trim() === ''}
              aria-label={t`Add to ${frame.label}`}
            >
              <Plus aria-hidden />
              {t`Add`}
            </Button>
          </chakra.div>
          <Suggestions id={listId} words={suggestions.filter((word) => !tags.includes(word))} labelOf={labelOf} />
        </chakra.div>
      )}
    </FormField>
  );
}

interface ChosenTagsProps extends Pick<TagFieldProps, 'tags' | 'onRemove'> {
  readonly label: string;
  readonly labelOf: (tag: string) => string;
}

function ChosenTags({ label, tags, labelOf, onRemove }: ChosenTagsProps) {
  return (
    <chakra.ul display="flex" flexWrap="wrap" gap="2" aria-label={label}>
      {tags.map((tag) => (
        <li key={tag}>
          <RemovableChip label={labelOf(tag)} onRemove={() => onRemove(tag)} />
        </li>
      ))}
    </chakra.ul>
  );
}

interface SuggestionsProps {
  readonly id: string;
  readonly words: readonly string[];
  readonly labelOf: (word: string) => string;
}

function Suggestions({ id, words, labelOf }: SuggestionsProps) {
  return (
    <datalist id={id}>
      {words.map((word) => (
        <option key={word}>{labelOf(word)}</option>
      ))}
    </datalist>
  );
}
