import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Plus, X } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { Button } from '#ui/elements/button.tsx';
import { FieldMessage } from '#ui/fields/field-message.tsx';
import type { ChangeSubmission } from './submission-change.ts';

interface ColourFieldProps {
  readonly colours: readonly string[];
  /** The dominant colours of the photo (R8); they become part of the food only when the contributor takes them. */
  readonly offered: readonly string[];
  readonly error: string | undefined;
  readonly change: ChangeSubmission;
}

const Swatch = chakra(
  'button',
  {
    base: {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      boxSize: 'target',
      borderRadius: 'full',
      borderWidth: '2px',
      borderColor: 'line.strong',
      '& svg': { boxSize: '5', p: '0.5', borderRadius: 'full', bg: 'paper.card', color: 'ink.default' },
    },
  },
  { defaultProps: { type: 'button' } },
);

/** The colours of the food, dominant first (spec 1 §3, visual_appearance). */
export const ColourField = memo(function ColourField({ colours, offered, error, change }: ColourFieldProps) {
  const id = useId();
  const set = (edit: (colours: readonly string[]) => readonly string[]) =>
    change((submission) => ({ ...submission, colours: edit(submission.colours) }));
  const add = (colour: string) => set((before) => (before.includes(colour) ? before : [...before, colour]));
  const others = offered.filter((colour) => !colours.includes(colour));
  return (
    <chakra.fieldset
      data-field="colours"
      aria-describedby={error ? `${id}-error` : undefined}
      minW="0"
      display="flex"
      flexDirection="column"
      gap="3"
    >
      <chakra.legend textStyle="label" mb="1.5">{t`Colours`}</chakra.legend>
      {colours.length > 0 ? (
        <ChosenColours
          colours={colours}
          onRemove={(colour) => set((before) => before.filter((one) => one !== colour))}
        />
      ) : null}
      {others.length > 0 ? <PhotoColours colours={others} onAdd={add} /> : null}
      <ColourMixer onAdd={add} />
      <FieldMessage id={id} error={error} />
    </chakra.fieldset>
  );
});

function ChosenColours({ colours, onRemove }: { colours: readonly string[]; onRemove: (colour: string) => void }) {
  return (
    <chakra.ul display="flex" flexWrap="wrap" gap="2" aria-label={t`Colours, chosen`}>
      {colours.map((colour) => (
        <li key={colour}>
          <Swatch
            style={{ background: colour }}
            aria-label={t`Remove the colour ${colour}`}
            title={colour}
            onClick={() => onRemove(colour)}
          >
            <X aria-hidden />
          </Swatch>
        </li>
      ))}
    </chakra.ul>
  );
}

/** What the photo offers, to be taken over. */
function PhotoColours({ colours, onAdd }: { colours: readonly string[]; onAdd: (colour: string) => void }) {
  return (
    <chakra.div
      role="group"
      aria-label={t`Colours of your photo`}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
    >
      <chakra.span
        textStyle="small"
        color="ink.muted"
        flexBasis={{ base: 'full', md: 'auto' }}
      >{t`In your photo, tap to take over:`}</chakra.span>
      {colours.map((colour) => (
        <Swatch
          key={colour}
          style={{ background: colour }}
          aria-label={t`Add the colour ${colour}`}
          title={colour}
          onClick={() => onAdd(colour)}
        >
          <Plus aria-hidden />
        </Swatch>
      ))}
    </chakra.div>
  );
}

/** Any other colour, mixed by hand. */
function ColourMixer({ onAdd }: { onAdd: (colour: string) => void }) {
  const [mixed, setMixed] = useState('#c8864b');
  return (
    <chakra.div display="flex" gap="2" alignItems="center">
      <chakra.input
        type="color"
        aria-label={t`Another colour`}
        value={mixed}
        onChange={({ target }) => setMixed(target.value)}
        boxSize="target"
        p="1"
        borderRadius="md"
        borderWidth="1px"
        borderColor="line.strong"
        bg="paper.card"
        cursor="pointer"
      />
      <Button tone="outline" onClick={() => onAdd(mixed)}>
        <Plus aria-hidden />
        {t`Add this colour`}
      </Button>
    </chakra.div>
  );
}
