import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import type { FormEvent } from 'react';
import { sameJson } from '#prelude/same-json.ts';
import { emptyTasteProfile, tasteScales } from '#domain/taste/decode-taste-profile.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { aromaFamilyNames } from '#domain/personal/aroma-families.ts';
import type { TasteProfile } from '#domain/taste/taste-profile.ts';
import { allergenWords, dietaryFlagNames } from '#domain/taste/taste-vocabulary.ts';
import { aromaWords, flavourWords, textureWords } from '#domain/taste/taste-words.ts';
import { useRanked } from '#food-views/offers/use-ranked.ts';
import type { Ranking } from '#ranking/ranking.ts';
import { tasteEditDraft } from '#replica/unsent-work/single-drafts.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { saveTasteProfile } from '#replica/taste/save-taste-profile.ts';
import { Button } from '#ui/elements/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { LevelSlider } from '#ui/fields/level-slider.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { WordChoice } from '#food-views/search/word-choice.tsx';
import { curiosityWord, spiceWord, sweetnessWord } from './scale-words.ts';
import { ProfileOnItsWay } from './profile-on-its-way.tsx';
import { toastProfileSaved } from './toast-profile-saved.ts';
import { useSingleDraft } from '#shared/forms/use-single-draft.ts';
import { dietWord } from '#shared/words/diet-word.ts';

interface ProfileEditorProps {
  readonly memberId: MemberId;
  readonly profile: TasteProfile | null;
  /** Whether `profile` is what the member told so far, on other devices too. */
  readonly isProfileHere: boolean;
  readonly onDone: () => void;
}

const askCuisines = (ranking: Ranking) => ranking.ask('cuisines');

/**
 * Every field of the taste profile (spec 1 §3, user_taste_profiles): what must not be in it first. What was changed and not saved stays on this
 * device, whatever happens to the page.
 */
export function ProfileEditor({ memberId, profile, isProfileHere, onDone }: ProfileEditorProps) {
  const replica = useReplica();
  const { work, keep, forget } = useSingleDraft(tasteEditDraft, memberId);
  if (work === undefined) return <LoadingState shape="form" label={t`Loading your taste profile...`} />;
  if (work === null && !isProfileHere) return <ProfileOnItsWay />;
  const { start, edited } = work ?? { start: profile ?? emptyTasteProfile, edited: profile ?? emptyTasteProfile };
  const change = (next: TasteProfile) => (sameJson(next, start) ? void forget() : keep({ start, edited: next }));
  const save = async () => {
    if (!(await toastProfileSaved(replica, await saveTasteProfile(replica, { start, edited })))) return;
    await forget();
    onDone();
  };
  const cancel = async () => {
    if (work !== null) {
      await forget();
      toast({ title: t`Changes discarded`, action: { label: t`Undo`, run: () => keep(work) } });
    }
    onDone();
  };
  return (
    <ProfileFields
      edited={edited}
      onEdited={change}
      isChanged={work !== null}
      onSave={() => void save()}
      onCancel={() => void cancel()}
    />
  );
}

interface ProfileFieldsProps {
  readonly edited: TasteProfile;
  readonly onEdited: (profile: TasteProfile) => void;
  readonly isChanged: boolean;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

function ProfileFields({ edited, onEdited, isChanged, onSave, onCancel }: ProfileFieldsProps) {
  const cuisines = useRanked(askCuisines).answer.map(({ name }) => name);
  const set = (changes: Partial<TasteProfile>) => onEdited({ ...edited, ...changes });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <chakra.form aria-label={t`Taste profile`} onSubmit={submit}>
      <Stack gap="6" maxW="form">
        <AvoidedFields edited={edited} onSet={set} />
        <LevelFields edited={edited} onSet={set} />
        <LovedFields edited={edited} onSet={set} cuisines={cuisines} />
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <Button type="submit">{t`Save`}</Button>
          <Button tone="outline" onClick={onCancel}>
            {isChanged ? t`Discard changes` : t`Cancel`}
          </Button>
        </chakra.div>
        <chakra.p role="status" textStyle="small" color="ink.muted" minH="5">
          {isChanged ? t`Not saved yet. What you changed stays on this device until you save or discard it.` : ''}
        </chakra.p>
      </Stack>
    </chakra.form>
  );
}

interface FieldGroupProps {
  readonly edited: TasteProfile;
  readonly onSet: (changes: Partial<TasteProfile>) => void;
}

function AvoidedFields({ edited, onSet }: FieldGroupProps) {
  return (
    <Card pad="lg">
      <Heading as="h2" size="small" mb="4">{t`What you must avoid`}</Heading>
      <Stack gap="5">
        <WordChoice
          label={t`Allergens`}
          hint={t`What contains them, or may, is not offered to you. Where nothing is stated, the food says so.`}
          offered={allergenWords}
          chosen={edited.allergens}
          onChosen={(allergens) => onSet({ allergens })}
          shown={allergenWords.length}
        />
        <WordChoice
          label={t`Dietary restrictions`}
          offered={dietaryFlagNames}
          labelOf={dietWord}
          chosen={edited.dietaryRestrictions}
          onChosen={(dietaryRestrictions) => onSet({ dietaryRestrictions })}
          shown={dietaryFlagNames.length}
        />
      </Stack>
    </Card>
  );
}

function LevelFields({ edited, onSet }: FieldGroupProps) {
  return (
    <Card pad="lg">
      <Heading as="h2" size="small" mb="4">{t`How much`}</Heading>
      <Stack gap="5">
        <LevelSlider
          label={t`Spice tolerance`}
          value={edited.spiceTolerance}
          from={1}
          to={tasteScales.spiceTolerance}
          step={1}
          wordFor={spiceWord}
          onValue={(spiceTolerance) => onSet({ spiceTolerance })}
        />
        <LevelSlider
          label={t`Sweetness`}
          value={edited.sweetnessPreference}
          from={1}
          to={tasteScales.sweetnessPreference}
          step={1}
          wordFor={sweetnessWord}
          onValue={(sweetnessPreference) => onSet({ sweetnessPreference })}
        />
        <LevelSlider
          label={t`Adventure`}
          value={edited.adventureLevel}
          from={1}
          to={tasteScales.adventureLevel}
          step={1}
          wordFor={curiosityWord}
          onValue={(adventureLevel) => onSet({ adventureLevel })}
        />
      </Stack>
    </Card>
  );
}

function LovedFields({ edited, onSet, cuisines }: FieldGroupProps & { readonly cuisines: readonly string[] }) {
  return (
    <Card pad="lg">
      <Heading as="h2" size="small" mb="4">{t`What you love`}</Heading>
      <Stack gap="5">
        <WordChoice
          label={t`Flavours`}
          offered={flavourWords}
          chosen={edited.preferredFlavours}
          onChosen={(preferredFlavours) => onSet({ preferredFlavours })}
        />
        <WordChoice
          label={t`Textures`}
          offered={textureWords}
          chosen={edited.preferredTextures}
          onChosen={(preferredTextures) => onSet({ preferredTextures })}
        />
        <WordChoice
          label={t`Aromas`}
          offered={[...aromaFamilyNames, ...aromaWords]}
          chosen={edited.preferredAromas}
          onChosen={(preferredAromas) => onSet({ preferredAromas })}
        />
        <WordChoice
          label={t`Cuisines`}
          offered={cuisines}
          hidden={aromaFamilyNames}
          chosen={edited.preferredCuisines}
          onChosen={(preferredCuisines) => onSet({ preferredCuisines })}
        />
      </Stack>
    </Card>
  );
}
