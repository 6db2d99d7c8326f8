import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { tastedWords } from '#domain/tasting/tasted-words.ts';
import {
  type TastedPart,
  type TastedWord,
  type Tasting,
  answersIn,
  answerTo,
  tastedParts,
  withLevel,
  withWord,
} from '#domain/tasting/tasting.ts';
import { tasteHues, tasteLabel } from '#food-views/taste/taste-bar.tsx';
import { tasteScale } from '#food-views/taste/taste-scale.ts';
import { wordFor } from '#shared/words/word-for.ts';
import { foodLookup } from '#replica/foods/food-queries.ts';
import { useLive } from '#replica/database/use-live.ts';
import { LevelSlider } from '#ui/fields/level-slider.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ToggleChip } from '#ui/elements/toggle-chip.tsx';
import { answersInWords } from './answers-in-words.ts';

interface TastingFieldsProps {
  readonly foodId: FoodId;
  readonly tasting: Tasting;
  readonly onTasting: (tasting: Tasting) => void;
}

const Folded = chakra('details', {
  base: {
    borderWidth: '1px',
    borderColor: 'line.quiet',
    borderRadius: 'lg',
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minH: 'target',
      px: '3',
      py: '2',
      borderRadius: 'lg',
      cursor: 'pointer',
      listStyle: 'none',
      _hover: { bg: 'paper.sunken' },
    },
    '& > summary::-webkit-details-marker': { display: 'none' },
    '& > summary > svg': {
      boxSize: '4',
      flexShrink: '0',
      color: 'ink.muted',
      transitionProperty: 'transform',
      transitionDuration: 'quick',
    },
    '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  },
});

/** 'How did it taste?' (R32), folded: six intensities and the food's words, for oneself. Nothing is preset; what is not touched is not stated (R42). */
export function TastingFields({ foodId, tasting, onTasting }: TastingFieldsProps) {
  const [isOpen, setOpen] = useState(false);
  const said = answersIn(tasting);
  return (
    <Folded onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <chakra.span textStyle="label" flex="1" minW="0">{t`How did it taste?`}</chakra.span>
        {said === 0 ? null : (
          <chakra.span fontSize="sm" color="ink.muted">
            {answersInWords(said)}
          </chakra.span>
        )}
        <ChevronDown aria-hidden />
      </summary>
      {isOpen ? <Answers foodId={foodId} tasting={tasting} onTasting={onTasting} /> : null}
    </Folded>
  );
}

function Answers({ foodId, tasting, onTasting }: TastingFieldsProps) {
  const lookup = useLive((replica) => foodLookup(replica, foodId), [foodId]);
  const words = lookup?.kind === 'here' ? tastedWords(lookup.food) : [];
  return (
    <Stack gap="4" px="3" pb="4" pt="1">
      <chakra.p
        textStyle="small"
        color="ink.muted"
      >{t`How strong each taste was to you. All the way to the left means that you do not say.`}</chakra.p>
      <chakra.div display="grid" gap="2">
        {intensityNames.map((name) => (
          <LevelSlider
            key={name}
            label={tasteLabel(name)}
            hue={tasteHues[name]}
            {...tasteScale}
            value={tasting.levels[name] ?? null}
            onValue={(level) => onTasting(withLevel(tasting, name, level))}
          />
        ))}
      </chakra.div>
      {words.length === 0 ? null : (
        <chakra.p textStyle="small" color="ink.muted">{t`Do its words fit? Say yes or no where you noticed.`}</chakra.p>
      )}
      {tastedParts.map((part) => (
        <WordAnswers
          key={part}
          part={part}
          words={words.filter((word) => word.part === part)}
          tasting={tasting}
          onTasting={onTasting}
        />
      ))}
    </Stack>
  );
}

const headings: Readonly<Record<TastedPart, string>> = {
  flavours: t`Flavours`,
  textures: t`Textures`,
  aromas: t`Aromas`,
};

type WordAnswersProps = Omit<TastingFieldsProps, 'foodId'> & {
  readonly part: TastedPart;
  readonly words: readonly TastedWord[];
};

function WordAnswers({ part, words, tasting, onTasting }: WordAnswersProps) {
  if (words.length === 0) return null;
  return (
    <chakra.fieldset minW="0">
      <chakra.legend textStyle="label" mb="1">
        {headings[part]}
      </chakra.legend>
      <chakra.ul display="grid" gap="1.5">
        {words.map((word) => (
          <li key={word.word}>
            <WordAnswer
              word={word.word}
              answer={answerTo(tasting, word)}
              onAnswer={(agrees) => onTasting(withWord(tasting, word, agrees))}
            />
          </li>
        ))}
      </chakra.ul>
    </chakra.fieldset>
  );
}

/** Yes, no, or nothing: what is pressed again is taken back. */
function WordAnswer({
  word,
  answer,
  onAnswer,
}: {
  readonly word: string;
  readonly answer: boolean | null;
  readonly onAnswer: (agrees: boolean | null) => void;
}) {
  const shown = wordFor(word);
  return (
    <chakra.div
      role="group"
      aria-label={shown}
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="2"
      css={{ '& button': { minWidth: '5.5rem', justifyContent: 'center' } }}
    >
      <chakra.span dir="auto" minW="0" overflowWrap="anywhere">
        {shown}
      </chakra.span>
      <chakra.span display="flex" flexShrink="0" gap="1.5">
        <ToggleChip label={t`Yes`} pressed={answer === true} onToggle={(pressed) => onAnswer(pressed ? true : null)} />
        <ToggleChip label={t`No`} pressed={answer === false} onToggle={(pressed) => onAnswer(pressed ? false : null)} />
      </chakra.span>
    </chakra.div>
  );
}
