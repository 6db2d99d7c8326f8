import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { tasteInWords, tasteLevels } from '#domain/personal/taste-in-words.ts';
import { intensityNames, type IntensityName } from '#domain/taste/taste-vocabulary.ts';
import type { TasteProfile } from '#domain/taste/taste-profile.ts';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { TasteSignature, type TasteSignatureProps } from '#food-views/taste/taste-signature.tsx';
import { Button } from '#ui/elements/button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { saveBlob } from '#ui/device/save-blob.ts';
import { drawTastePortrait } from './draw-taste-portrait.ts';

interface TastePortraitProps {
  readonly memberId: MemberId;
  readonly profile: TasteProfile;
}

/** What came of the quiz, as one would tell it: a taste in three words with its flower, to be shared as a picture. Nothing where nothing is told. */
export function TastePortrait({ memberId, profile }: TastePortraitProps) {
  const [isDrawing, setDrawing] = useState(false);
  const words = tasteInWords(profile);
  if (words.length === 0) return null;
  const headline = sentence(words);
  const food = signed(memberId, profile);
  const share = async () => {
    setDrawing(true);
    try {
      await sharePicture(await drawTastePortrait({ words: headline, levels: tasteLevels(profile) }), headline);
    } catch {
      toast({ title: t`The picture could not be drawn`, description: t`Please try again.`, tone: 'destructive' });
    } finally {
      setDrawing(false);
    }
  };
  return (
    <chakra.section
      aria-label={t`Your taste in words`}
      display="flex"
      alignItems="center"
      gap={{ base: '4', md: '8' }}
      p={{ base: '5', md: '8' }}
      borderRadius="xl"
      bg="paprika.soft"
    >
      <chakra.div flex="1" minW="0">
        <chakra.p fontSize="sm" fontWeight="semibold" color="paprika.text">
          {t`Your taste is`}
        </chakra.p>
        <chakra.p
          fontFamily="display"
          fontWeight="semibold"
          fontSize={{ base: '2xl', md: '5xl' }}
          lineHeight="1.15"
          mt="1"
          overflowWrap="anywhere"
          hyphens="auto"
        >
          {headline}
        </chakra.p>
        <Button mt="4" size="sm" minH="target" disabled={isDrawing} aria-busy={isDrawing} onClick={() => void share()}>
          <Share2 aria-hidden />
          {t`Share as a picture`}
        </Button>
      </chakra.div>
      <chakra.div flexShrink="0" css={{ '& svg': { boxSize: { base: '6.5rem !important', md: '11rem !important' } } }}>
        <TasteSignature food={food} size="page" isMute />
      </chakra.div>
    </chakra.section>
  );
}

/** 'Bright, smoky, adventurous'. */
function sentence(words: readonly string[]): string {
  const text = words.join(', ');
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

/** What was told as a food would state it; the rest is not drawn. */
function signed(memberId: MemberId, profile: TasteProfile): TasteSignatureProps['food'] {
  const levels = tasteLevels(profile);
  const intensities = Object.fromEntries(intensityNames.map((name) => [name, levels[name] ?? 0]));
  return {
    id: `taste of ${memberId}` as FoodId,
    intensities: intensities as Record<IntensityName, number>,
    defaulted: intensityNames.filter((name) => levels[name] === undefined),
    tastings: null,
    flavours: [],
    textures: [],
  };
}

/** Hands the picture to the device's own sharing, or to its downloads where there is none. */
async function sharePicture(picture: Blob, words: string): Promise<void> {
  const file = new File([picture], 'my-taste.png', { type: picture.type });
  const shared = { files: [file], text: t`My taste: ${words}` };
  if (typeof navigator.share === 'function' && navigator.canShare?.(shared)) {
    // A refusal is the member's change of mind.
    await navigator.share(shared).catch(() => undefined);
    return;
  }
  saveBlob(picture, file.name);
  toast({ title: t`Picture saved`, description: t`It is among your downloads.`, tone: 'success' });
}
