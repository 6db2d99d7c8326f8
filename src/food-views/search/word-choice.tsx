import { chakra } from '#ui/elements/chakra.tsx';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { uniqueWords } from '#prelude/text/unique-words.ts';
import { Button } from '#ui/elements/button.tsx';
import { ToggleChip } from '#ui/elements/toggle-chip.tsx';
import { wordFor } from '#shared/words/word-for.ts';

interface WordChoiceProps {
  readonly label: string;
  readonly hint?: string;
  readonly offered: readonly string[];
  readonly chosen: readonly string[];
  readonly onChosen: (words: readonly string[]) => void;
  /** Kept, and shown elsewhere. */
  readonly hidden?: readonly string[];
  /** Words before 'more'. */
  readonly shown?: number;
  readonly labelOf?: (word: string) => string;
}

/** Any number of words, each on or off; chosen ones that are not offered stay. */
export function WordChoice({
  label,
  hint,
  offered,
  chosen,
  onChosen,
  hidden = [],
  shown = 14,
  labelOf = wordFor,
}: WordChoiceProps) {
  const [showsAll, setShowsAll] = useState(false);
  const isChosen = (word: string) => chosen.some((one) => one.toLowerCase() === word.toLowerCase());
  // In an order that no choice changes: nothing moves under the finger.
  const words = uniqueWords([...offered, ...chosen]).filter((word) => !hidden.includes(word));
  const first = words.filter((word, place) => showsAll || place < shown || isChosen(word));
  const toggle = (word: string, isOn: boolean) =>
    onChosen(isOn ? [...chosen, word] : chosen.filter((one) => one.toLowerCase() !== word.toLowerCase()));
  return (
    <div>
      <chakra.p textStyle="label" mb="2">
        {label}
      </chakra.p>
      <chakra.div role="group" aria-label={label} display="flex" flexWrap="wrap" gap="2">
        {first.map((word) => (
          <ToggleChip
            key={word}
            label={labelOf(word)}
            pressed={isChosen(word)}
            onToggle={(isOn) => toggle(word, isOn)}
          />
        ))}
        {first.length < words.length ? (
          <Button tone="ghost" px="3" fontSize="sm" onClick={() => setShowsAll(true)}>
            <Trans>{words.length - first.length} more</Trans>
          </Button>
        ) : null}
      </chakra.div>
      {hint ? (
        <chakra.p textStyle="small" color="ink.muted" mt="2">
          {hint}
        </chakra.p>
      ) : null}
    </div>
  );
}
