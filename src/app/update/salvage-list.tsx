import { chakra } from '#ui/elements/chakra.tsx';
import { plural, t } from '@lingui/core/macro';
import { Download, LogOut } from 'lucide-react';
import { useEffect, useState } from 'react';
import { readSalvage, salvageFile, type Salvaged, signOutOfSalvage } from '#replica/unsent-work/salvage.ts';
import { Button } from '#ui/elements/button.tsx';
import { saveBlob } from '#ui/device/save-blob.ts';

/** What is unsent on a device that this version may not use: it can be read, saved, and its member can sign out [S9]. */
export function SalvageList() {
  const [salvaged, setSalvaged] = useState<Salvaged | null>(null);
  useEffect(() => {
    // Where the browser does not open it there is nothing to offer.
    readSalvage().then(setSalvaged, () => undefined);
  }, []);
  if (salvaged === null) return null;
  const { work, email } = salvaged;
  const names = [
    ...work.changes.map(({ about }) => about || t`A change without a name`),
    ...work.foodDrafts.map(({ submission }) => t`Draft: ${submission.name || t`a food without a name`}`),
    ...work.documentDrafts.map(({ name }) => t`Draft: ${name}`),
    ...work.messageDrafts.map(({ text }) => t`Draft: ${text}`),
  ];
  const signOut = async () => {
    await signOutOfSalvage();
    setSalvaged({ work, email: null });
  };
  return (
    <chakra.section aria-label={t`What is not sent yet`} mb="5">
      <chakra.p textStyle="small" fontWeight="semibold">
        {names.length === 0
          ? t`Nothing on this device waits to be sent.`
          : plural(names.length, {
              one: '# change or draft on this device is not sent yet:',
              other: '# changes and drafts on this device are not sent yet:',
            })}
      </chakra.p>
      {names.length === 0 ? null : (
        <chakra.ul textStyle="small" ps="5" mt="1" listStyleType="disc" maxH="10rem" overflowY="auto" tabIndex={0}>
          {names.map((name, place) => (
            <chakra.li key={place} overflowWrap="anywhere">
              {name}
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="2" mt="3">
        {names.length === 0 ? null : (
          <Button
            size="sm"
            minH="target"
            tone="outline"
            onClick={() =>
              void salvageFile(salvaged, Date.now()).then((file) => saveBlob(file, 'foretaste-unsent-changes.json'))
            }
          >
            <Download aria-hidden />
            {t`Export as a file`}
          </Button>
        )}
        {email === null ? null : (
          <Button size="sm" minH="target" tone="ghost" onClick={() => void signOut()}>
            <LogOut aria-hidden />
            {t`Sign out`}
          </Button>
        )}
      </chakra.div>
      <chakra.output display="block" textStyle="small" color="ink.muted" mt="1">
        {email === null ? t`Nobody is signed in on this device.` : t`Signed in as ${email}.`}
      </chakra.output>
    </chakra.section>
  );
}
