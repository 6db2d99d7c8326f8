import { plural, t } from '@lingui/core/macro';
import { useCallback, useState } from 'react';
import { creditProblem, photoLicences } from '#domain/photo/photo-licence.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { useRanked } from '#food-views/offers/use-ranked.ts';
import type { Ranking } from '#ranking/ranking.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { addFoodPhoto } from '#replica/publishing/photo-commands.ts';
import { fullDeviceWords } from '#shared/saving/toast-full-device.ts';
import { toastSaved } from '#shared/saving/toast-saved.ts';
import { Button } from '#ui/elements/button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { FileDrop } from '#ui/fields/file-drop.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ChosenPhotoCard } from './chosen-photo-card.tsx';
import { type ChosenPhoto, useChosenPhotos } from './use-chosen-photos.ts';

/** Photos that an admin adds for others, each with food, author, source and licence (R45): chosen as files, told of by hand or by a table. */
export function PhotosScreen() {
  const replica = useReplica();
  const { photos, why, take, say, drop } = useChosenPhotos();
  const foodOf = useFoodsNamed(photos.map(({ words }) => words.food.trim()).filter((name) => name !== ''));
  const [isChecked, setChecked] = useState(false);
  const whole = photos.filter((photo) => photo.file !== null && problemOf(photo, foodOf) === null);

  const add = async () => {
    setChecked(true);
    const added: string[] = [];
    for (const { name, file, words } of whole) {
      const foodId = foodOf.get(words.food.trim());
      const licence = photoLicences.find((known) => known === words.licence);
      if (file === null || foodId === undefined || licence === undefined) continue;
      const outcome = await addFoodPhoto(replica, {
        foodId,
        file: { ...file, name: 'photo.jpg' },
        licence,
        caption: words.caption,
        credit: words,
      });
      if (outcome.kind !== 'saved') {
        toastNotAdded(name, outcome.kind === 'storage-full');
        break;
      }
      added.push(name);
    }
    drop(added);
    if (added.length > 0)
      await toastSaved(replica, { title: plural(added.length, { one: '# photo added', other: '# photos added' }) });
  };

  return (
    <Page
      heading={t`Photos`}
      lead={t`Photos by others, with their author, source and licence. A food shows them behind those of members.`}
      documentTitle={t`Photos · Admin · Foretaste`}
      width="form"
    >
      <Stack gap="5">
        <FileDrop
          label={t`Photos, and a table of what they show`}
          hint={t`Each photo at most 10 MB. The table is a CSV with the columns file, food, author, source, licence and caption; without one you fill these in here.`}
          error={why}
          accept="image/*,.csv,.tsv,.txt,.json"
          many
          onFile={take}
        />
        {photos.map((photo) => (
          <ChosenPhotoCard
            key={photo.name}
            photo={photo}
            problem={isChecked ? problemOf(photo, foodOf) : null}
            onWords={(words) => say(photo.name, words)}
            onDrop={() => drop([photo.name])}
          />
        ))}
        {photos.length === 0 ? null : (
          <Button alignSelf="start" onClick={() => void add()}>
            {whole.length === 0
              ? t`Add the photos`
              : plural(whole.length, { one: 'Add # photo', other: 'Add # photos' })}
          </Button>
        )}
      </Stack>
    </Page>
  );
}

function toastNotAdded(name: string, isDeviceFull: boolean): void {
  const words = isDeviceFull ? fullDeviceWords() : { title: t`The photo was not added`, description: name };
  toast({ ...words, tone: 'destructive' });
}

/** What is missing before a photo can be added; null where nothing is. */
function problemOf({ words }: ChosenPhoto, foodOf: ReadonlyMap<string, FoodId>) {
  if (!foodOf.has(words.food.trim())) return 'food';
  return creditProblem({ isMembers: false, ...words, source: words.source.trim() });
}

/** Which of the names the catalogue has a food for, once that is known. */
function useFoodsNamed(names: readonly string[]): ReadonlyMap<string, FoodId> {
  const asked = JSON.stringify([...new Set(names)]);
  const { answer } = useRanked(
    useCallback((ranking: Ranking) => ranking.ask('foodsCalled', JSON.parse(asked) as string[]), [asked]),
  );
  return new Map(answer.map(({ name, id }) => [name, id]));
}
