import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { levelWord } from '#domain/taste/level-word.ts';
import { noPairingFilters, type PairingFilters } from '#domain/pairing/pairing.ts';
import { dietaryFlagNames } from '#domain/taste/taste-vocabulary.ts';
import { dietWord } from '#shared/words/diet-word.ts';
import { wordFor } from '#shared/words/word-for.ts';
import type { Cuisine } from '#ranking/question-shapes.ts';
import { Button } from '#ui/elements/button.tsx';
import { ChoiceGroup } from '#ui/fields/choice-group.tsx';
import { LevelSlider } from '#ui/fields/level-slider.tsx';
import { RangeField } from '#ui/fields/range-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { ToggleChip } from '#ui/elements/toggle-chip.tsx';

interface RefineFieldsProps {
  readonly filters: PairingFilters;
  readonly onFilters: (filters: PairingFilters) => void;
  readonly cuisines: readonly Cuisine[];
  /** Whether there is a taste profile to go by. */
  readonly hasProfile: boolean;
}

const comfortZones = [
  { value: 'any', label: t`Any` },
  { value: 'familiar', label: t`Familiar` },
  { value: 'new', label: t`New to me` },
] as const;

/** How far a suggestion may come, by cultural exploration 1-5. */
const reach = ['', t`the same cuisine`, t`close relations`, t`distant relations`, t`most cuisines`, t`anywhere`];

/** What a suggestion must be like (spec 2 §2.2 and §3). */
export function RefineFields({ filters, onFilters, cuisines, hasProfile }: RefineFieldsProps) {
  const set = (changes: Partial<PairingFilters>) => onFilters({ ...filters, ...changes });
  const named = cuisines.map(({ name }) => ({ value: name, label: wordFor(name) }));
  const isListed = filters.cuisine === '' || cuisines.some(({ name }) => name === filters.cuisine);
  return (
    <chakra.div
      display="grid"
      gap="5"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      columnGap="8"
    >
      <SelectField
        label={t`Cuisine`}
        value={filters.cuisine}
        onValue={(cuisine) => set({ cuisine })}
        options={[
          { value: '', label: t`All cuisines` },
          ...(isListed ? [] : [{ value: filters.cuisine, label: wordFor(filters.cuisine) }]),
          ...named,
        ]}
      />
      <ChoiceGroup
        label={t`Comfort zone`}
        choices={comfortZones}
        value={filters.comfortZone}
        onValue={(comfortZone) => set({ comfortZone })}
      />
      <StrengthField
        label={t`Spice`}
        value={filters.spiceIntensity}
        onValue={(spiceIntensity) => set({ spiceIntensity })}
      />
      <StrengthField
        label={t`Sweetness`}
        value={filters.sweetnessLevel}
        onValue={(sweetnessLevel) => set({ sweetnessLevel })}
      />
      <LevelSlider
        label={t`Cultural exploration`}
        value={filters.culturalExploration}
        onValue={(level) => set({ culturalExploration: level ?? noPairingFilters.culturalExploration })}
        from={1}
        to={5}
        step={1}
        wordFor={(level) => reach[level] ?? ''}
        isRequired
      />
      <PersonalFields filters={filters} hasProfile={hasProfile} set={set} />
      <DietFields dietary={filters.dietary} onDietary={(dietary) => set({ dietary })} />
      <chakra.div gridColumn="1 / -1">
        <Button
          tone="outline"
          size="sm"
          minH="target"
          onClick={() => onFilters(noPairingFilters)}
        >{t`Clear all`}</Button>
      </chakra.div>
    </chakra.div>
  );
}

interface StrengthFieldProps {
  readonly label: string;
  readonly value: PairingFilters['spiceIntensity'];
  readonly onValue: (value: PairingFilters['spiceIntensity']) => void;
}

/** How strong a taste may be, from 0 to 5. */
function StrengthField({ label, value, onValue }: StrengthFieldProps) {
  return (
    <RangeField
      label={label}
      value={value}
      onValue={onValue}
      from={0}
      to={5}
      step={1}
      wordFor={(level) => wordFor(levelWord(level))}
    />
  );
}

interface PersonalFieldsProps {
  readonly filters: PairingFilters;
  readonly hasProfile: boolean;
  readonly set: (changes: Partial<PairingFilters>) => void;
}

function PersonalFields({ filters, hasProfile, set }: PersonalFieldsProps) {
  return (
    <chakra.div role="group" aria-label={t`Personal`} display="flex" flexWrap="wrap" alignContent="center" gap="2">
      <ToggleChip
        label={t`Adventure mode`}
        pressed={filters.adventureMode}
        onToggle={(adventureMode) => set({ adventureMode })}
      />
      <ToggleChip
        label={t`Prioritise my taste`}
        pressed={filters.prioritizeUserTaste}
        disabled={!hasProfile}
        onToggle={(prioritizeUserTaste) => set({ prioritizeUserTaste })}
      />
    </chakra.div>
  );
}

interface DietFieldsProps {
  readonly dietary: PairingFilters['dietary'];
  readonly onDietary: (dietary: PairingFilters['dietary']) => void;
}

function DietFields({ dietary, onDietary }: DietFieldsProps) {
  return (
    <chakra.div role="group" aria-label={t`Diet`} gridColumn="1 / -1">
      <chakra.p textStyle="label" mb="2">{t`Diet`}</chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {dietaryFlagNames.map((flag) => (
          <ToggleChip
            key={flag}
            label={dietWord(flag)}
            pressed={dietary.includes(flag)}
            onToggle={(isIn) =>
              onDietary(dietaryFlagNames.filter((one) => (one === flag ? isIn : dietary.includes(one))))
            }
          />
        ))}
      </chakra.div>
      <chakra.p
        textStyle="small"
        color="ink.muted"
        mt="2"
      >{t`A food that does not state a diet is not shown when you ask for it.`}</chakra.p>
    </chakra.div>
  );
}
