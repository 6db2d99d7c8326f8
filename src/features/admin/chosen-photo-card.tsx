import { t } from '@lingui/core/macro';
import { Trash2 } from 'lucide-react';
import { AUTHOR_LIMIT, CAPTION_LIMIT } from '#domain/foods/food-photo.ts';
import { licenceNames, licenceOptions } from '#domain/photo/licence-names.ts';
import { photoLicences } from '#domain/photo/photo-licence.ts';
import { blobAddress } from '#ui/device/blob-address.ts';
import { chakra } from '#ui/elements/chakra.tsx';
import { IconButton } from '#ui/elements/icon-button.tsx';
import { FieldMessage } from '#ui/fields/field-message.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { ImageBox } from '#ui/layout/image-box.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import type { ChosenPhoto, PhotoWords } from './use-chosen-photos.ts';

interface ChosenPhotoCardProps {
  readonly photo: ChosenPhoto;
  /** What is to be mended, once that was asked for. */
  readonly problem: 'food' | 'author' | 'source' | 'licence' | null;
  readonly onWords: (words: Partial<PhotoWords>) => void;
  readonly onDrop: () => void;
}

const sentences = {
  food: t`The catalogue has no food that is called so.`,
  author: t`Please name the author of the photo.`,
  source: t`Please give the address where the photo is from.`,
  licence: t`Please say under which licence the photo is shown.`,
};

/** A photo that was chosen, with what has to be said of it before it is added (R45). */
export function ChosenPhotoCard({ photo: { name, file, why, words }, problem, onWords, onDrop }: ChosenPhotoCardProps) {
  const errorOf = (field: keyof typeof sentences) => (problem === field ? sentences[field] : undefined);
  return (
    <Card as="article" pad="sm" aria-label={name}>
      <chakra.div display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '12rem minmax(0, 1fr)' }} gap="4">
        <Stack gap="2">
          <ImageBox src={file === null ? null : blobAddress(file)} alt="" rounded="lg" priority />
          <chakra.div display="flex" alignItems="center" gap="1">
            <chakra.span flex="1" textStyle="small" color="ink.muted" overflowWrap="anywhere" dir="auto">
              {name}
            </chakra.span>
            <IconButton label={t`Leave out ${name}`} onClick={onDrop}>
              <Trash2 aria-hidden />
            </IconButton>
          </chakra.div>
          <FieldMessage id={name} error={why} />
        </Stack>
        <Stack gap="4">
          <TextField
            label={t`Food`}
            value={words.food}
            error={errorOf('food')}
            onValue={(food) => onWords({ food })}
            dir="auto"
          />
          <TextField
            label={t`Author`}
            value={words.author}
            maxLength={AUTHOR_LIMIT}
            error={errorOf('author')}
            onValue={(author) => onWords({ author })}
            dir="auto"
          />
          <TextField
            label={t`Web address of the source`}
            type="url"
            value={words.source}
            error={errorOf('source')}
            onValue={(source) => onWords({ source })}
          />
          <SelectField
            label={t`Licence`}
            value={words.licence}
            hint={photoLicences.flatMap((one) => (one === words.licence ? [licenceNames[one].long] : []))[0]}
            error={errorOf('licence')}
            onValue={(licence) => onWords({ licence })}
            options={[{ value: '', label: t`Please choose` }, ...licenceOptions(photoLicences)]}
          />
          <TextField
            label={t`What is to be seen (optional)`}
            value={words.caption}
            maxLength={CAPTION_LIMIT}
            onValue={(caption) => onWords({ caption })}
            dir="auto"
          />
        </Stack>
      </chakra.div>
    </Card>
  );
}
