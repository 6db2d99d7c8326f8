import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { likedCuisines } from '#domain/personal/aroma-families.ts';
import type { TasteProfile } from '#domain/taste/taste-profile.ts';
import { dietWord } from '#shared/words/diet-word.ts';
import { Flower2 } from 'lucide-react';
import { Button } from '#ui/elements/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Chip } from '#ui/elements/chip.tsx';
import { LevelBar } from '#ui/charts/level-bar.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { curiosityWord, spiceWord, sweetnessWord } from './scale-words.ts';

interface ProfileSummaryProps {
  readonly profile: TasteProfile | null;
  readonly onEdit: () => void;
  readonly onQuiz: () => void;
}

/** What the member told of their taste, or the one invitation to tell it: bars of spice x 10 %, sweetness x 20 % and adventure of 10 (spec 2 §9), words, and what must not be in it. */
export function ProfileSummary({ profile, onEdit, onQuiz }: ProfileSummaryProps) {
  if (profile === null)
    return (
      <EmptyState
        icon={Flower2}
        title={t`Find out what you will like`}
        description={t`Six questions about taste, and every food tells you how well it suits you.`}
        action={<Button onClick={onQuiz}>{t`Take the quiz`}</Button>}
      />
    );
  const actions = (
    <Row gap="2">
      <Button tone="outline" size="sm" minH="target" onClick={onQuiz}>{t`Retake the quiz`}</Button>
      <Button tone="outline" size="sm" minH="target" onClick={onEdit}>{t`Edit`}</Button>
    </Row>
  );
  return (
    <Section heading={t`Your taste`} action={actions}>
      <Card pad="lg">
        <Known profile={profile} />
      </Card>
    </Section>
  );
}

function Known({ profile }: { readonly profile: TasteProfile }) {
  const {
    spiceTolerance,
    sweetnessPreference,
    adventureLevel,
    preferredFlavours,
    preferredTextures,
    preferredAromas,
    allergens,
    dietaryRestrictions,
  } = profile;
  return (
    <Stack gap="5">
      <chakra.div
        display="grid"
        gap="4"
        columnGap="8"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          md: `repeat(${adventureLevel === null ? 2 : 3}, minmax(0, 1fr))`,
        }}
      >
        <LevelBar
          label={t`Spice`}
          value={(spiceTolerance ?? 0) * 10}
          max={100}
          word={spiceTolerance === null ? t`not stated` : spiceWord(spiceTolerance)}
          hue="hue.chilli"
          isTypical={spiceTolerance === null}
        />
        <LevelBar
          label={t`Sweetness`}
          value={(sweetnessPreference ?? 0) * 20}
          max={100}
          word={sweetnessPreference === null ? t`not stated` : sweetnessWord(sweetnessPreference)}
          hue="hue.rose"
          isTypical={sweetnessPreference === null}
        />
        {adventureLevel === null ? null : (
          <LevelBar
            label={t`Adventure level`}
            value={adventureLevel}
            max={10}
            word={curiosityWord(adventureLevel)}
            hue="paprika.solid"
          />
        )}
      </chakra.div>
      <Words label={t`Flavours`} words={preferredFlavours} />
      <Words label={t`Textures`} words={preferredTextures} />
      <Words label={t`Aromas`} words={preferredAromas} />
      <Words label={t`Cuisines`} words={likedCuisines(profile)} />
      <Words label={t`Must avoid`} words={[...allergens, ...dietaryRestrictions]} />
    </Stack>
  );
}

function Words({ label, words }: { readonly label: string; readonly words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <chakra.div
      display="grid"
      gap="2"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '8rem minmax(0, 1fr)' }}
      alignItems="baseline"
    >
      <chakra.span textStyle="label">{label}</chakra.span>
      <chakra.ul display="flex" flexWrap="wrap" gap="2" aria-label={label}>
        {words.map((word) => (
          <li key={word}>
            <Chip>{dietWord(word)}</Chip>
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
