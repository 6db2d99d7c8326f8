import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, useState } from 'react';
import { emptyTasteProfile, tasteScales } from '#domain/decode-taste-profile.ts';
import { dietaryLabels } from '#domain/dietary-labels.ts';
import { aromaFamilyNames } from '#domain/personal/aroma-families.ts';
import type { TasteProfile } from '#domain/taste-profile.ts';
import { allergenWords, aromaWords, dietaryFlagNames, flavourWords, textureWords } from '#domain/taste-vocabulary.ts';
import { useRanked } from '#food-views/use-ranked.ts';
import type { Ranking } from '#ranking/ranking.ts';
import { useReplica } from '#replica/replica-context.tsx';
import { saveTasteProfile } from '#replica/taste-profile.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Heading } from '#ui/heading.tsx';
import { LevelSlider } from '#ui/level-slider.tsx';
import { Stack } from '#ui/stack.tsx';
import { WordChoice } from '#food-views/word-choice.tsx';
import { curiosityWord, spiceWord, sweetnessWord } from './scale-words.ts';
import { tellSaved } from './tell-saved.ts';

interface ProfileEditorProps {
  readonly profile: TasteProfile | null;
  readonly onDone: () => void;
}

const askCuisines = (ranking: Ranking) => ranking.cuisines();

/** Every field of the taste profile (spec 1 §3, user_taste_profiles): what must not be in it first. */
export function ProfileEditor({ profile, onDone }: ProfileEditorProps) {
  const replica = useReplica();
  const [start] = useState(profile ?? emptyTasteProfile);
  const [edited, setEdited] = useState(start);
  const cuisines = useRanked(askCuisines).answer.map(({ name }) => name);
  const set = (changes: Partial<TasteProfile>) => setEdited((before) => ({ ...before, ...changes }));
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (tellSaved(await saveTasteProfile(replica, withChanges(profile ?? emptyTasteProfile, { start, edited })))) onDone();
  };
  return (
    <chakra.form aria-label="Taste profile" onSubmit={(event) => void save(event)}>
      <Stack gap="6" maxW="form">
        <Card pad="lg">
          <Heading as="h2" size="small" mb="4">What you must avoid</Heading>
          <Stack gap="5">
            <WordChoice label="Allergens" hint="A food that does not state its allergens is never shown as safe." offered={allergenWords} chosen={edited.allergens} onChosen={(allergens) => set({ allergens })} shown={allergenWords.length} />
            <WordChoice
              label="Dietary restrictions"
              offered={dietaryFlagNames}
              labelOf={(flag) => dietaryFlagNames.flatMap((name) => (name === flag ? [dietaryLabels[name]] : []))[0] ?? flag}
              chosen={edited.dietaryRestrictions}
              onChosen={(dietaryRestrictions) => set({ dietaryRestrictions })}
              shown={dietaryFlagNames.length}
            />
          </Stack>
        </Card>
        <Card pad="lg">
          <Heading as="h2" size="small" mb="4">How much</Heading>
          <Stack gap="5">
            <LevelSlider label="Spice tolerance" value={edited.spiceTolerance} from={1} to={tasteScales.spiceTolerance} step={1} wordFor={spiceWord} onValue={(spiceTolerance) => set({ spiceTolerance })} />
            <LevelSlider label="Sweetness" value={edited.sweetnessPreference} from={1} to={tasteScales.sweetnessPreference} step={1} wordFor={sweetnessWord} onValue={(sweetnessPreference) => set({ sweetnessPreference })} />
            <LevelSlider label="Adventure" value={edited.adventureLevel} from={1} to={tasteScales.adventureLevel} step={1} wordFor={curiosityWord} onValue={(adventureLevel) => set({ adventureLevel })} />
          </Stack>
        </Card>
        <Card pad="lg">
          <Heading as="h2" size="small" mb="4">What you love</Heading>
          <Stack gap="5">
            <WordChoice label="Flavours" offered={flavourWords} chosen={edited.preferredFlavours} onChosen={(preferredFlavours) => set({ preferredFlavours })} />
            <WordChoice label="Textures" offered={textureWords} chosen={edited.preferredTextures} onChosen={(preferredTextures) => set({ preferredTextures })} />
            <WordChoice label="Aromas" offered={[...aromaFamilyNames, ...aromaWords]} chosen={edited.preferredAromas} onChosen={(preferredAromas) => set({ preferredAromas })} />
            <WordChoice label="Cuisines" offered={cuisines} hidden={aromaFamilyNames} chosen={edited.preferredCuisines} onChosen={(preferredCuisines) => set({ preferredCuisines })} />
          </Stack>
        </Card>
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <Button type="submit">Save</Button>
          <Button tone="outline" onClick={onDone}>Cancel</Button>
        </chakra.div>
      </Stack>
    </chakra.form>
  );
}

/** The profile as it is by now with what was changed here: an edit that arrived meanwhile stays [S15]. */
function withChanges(current: TasteProfile, { start, edited }: { readonly start: TasteProfile; readonly edited: TasteProfile }): TasteProfile {
  const fields = Object.keys(edited) as (keyof TasteProfile)[];
  return Object.assign({ ...current }, ...fields.filter((field) => edited[field] !== start[field]).map((field) => ({ [field]: edited[field] })));
}
