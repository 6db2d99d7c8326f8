import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { type IntensityName, intensityNames } from '#domain/taste/taste-vocabulary.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { Button } from '#ui/elements/button.tsx';
import { shareTastePicture } from './share-taste-picture.ts';
import { TasteSignature, type TasteSignatureProps } from './taste-signature.tsx';

interface TasteBannerProps {
  /** Of the section. */
  readonly label: string;
  /** Above the words: 'Your taste is'. */
  readonly over: string;
  /** 'Bright, smoky, adventurous' */
  readonly words: string;
  /** 0 to 5; what is absent is not drawn. */
  readonly levels: Readonly<Partial<Record<IntensityName, number>>>;
  /** As others read it. */
  readonly shared: {
    /** On the picture, above the words: 'My taste is'. */
    readonly over: string;
    readonly words: string;
    /** 'my-taste' */
    readonly fileName: string;
    /** What goes with the picture. */
    readonly text: string;
  };
}

/** A taste as one would tell it, in words with its flower, to be shared as a picture. */
export function TasteBanner({ label, over, words, levels, shared }: TasteBannerProps) {
  const [isDrawing, setDrawing] = useState(false);
  const share = async () => {
    setDrawing(true);
    await shareTastePicture({ ...shared, levels });
    setDrawing(false);
  };
  return (
    <chakra.section
      aria-label={label}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap={{ base: '4', md: '8' }}
      p={{ base: '5', md: '8' }}
      borderRadius="xl"
      bg="paprika.soft"
    >
      <chakra.div flex="1 1 11rem" minW="0">
        <chakra.p fontSize="sm" fontWeight="semibold" color="paprika.text">
          {over}
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
          {words}
        </chakra.p>
        <Button
          mt="4"
          size="sm"
          minH="target"
          px="3"
          disabled={isDrawing}
          aria-busy={isDrawing}
          onClick={() => void share()}
        >
          <Share2 aria-hidden />
          {t`Share as a picture`}
        </Button>
      </chakra.div>
      <chakra.div flexShrink="0" css={{ '& svg': { boxSize: { base: '6rem !important', md: '11rem !important' } } }}>
        <TasteSignature food={asFood(levels)} size="page" isMute />
      </chakra.div>
    </chakra.section>
  );
}

/** What is told as a food would state it; the rest is not drawn. */
function asFood(levels: TasteBannerProps['levels']): TasteSignatureProps['food'] {
  const intensities = Object.fromEntries(intensityNames.map((name) => [name, levels[name] ?? 0]));
  return {
    id: 'a taste' as FoodId,
    intensities: intensities as Record<IntensityName, number>,
    defaulted: intensityNames.filter((name) => levels[name] === undefined),
    tastings: null,
    flavours: [],
    textures: [],
  };
}
