import { chakra } from '#ui/elements/chakra.tsx';
import { plural, t } from '@lingui/core/macro';
import { Download, Sparkles, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useIsOffline } from '#shared/saving/use-is-offline.ts';
import { forgetAllOfflineVideos, useOfflineVideos } from '#shared/saving/offline-videos.ts';
import { listed } from '#languages/listed.ts';
import { offlineCopyItems } from '#replica/offline-copies/offline-copy-queries.ts';
import { freeUpSpace } from '#replica/storage/free-space.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import type { StorageRegister } from '#replica/storage/storage-register.ts';
import { downloadAnew, type StoredRows, storedRows } from '#replica/storage/storage-use.ts';
import { useLive } from '#replica/database/use-live.ts';
import { Button } from '#ui/elements/button.tsx';
import { CardSection } from '#ui/layout/card-section.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { TextLink } from '#ui/layout/text-link.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { sizeInWords } from '#ui/device/size-in-words.ts';
import { OfflineCopyList } from './offline-copy-list.tsx';
import { StorageLine } from './storage-line.tsx';
import { freedInWords, reasonNames, thingsInWords } from './storage-words.ts';
import { type Measured, useStorageRegister } from './use-storage-register.ts';

const HEADING = t`Storage on this device`;

/** What Foretaste keeps on this device and why, with sizes, and how to let go of it. What only this device has is never cleared [S1]. */
export function StorageCard() {
  const rows = useLive(storedRows, []);
  const items = useLive(offlineCopyItems, []);
  const { device, measured, look } = useStorageRegister(items);
  const free = () =>
    withErrorToast(async () => toast({ ...freedInWords(await freeUpSpace(device)), tone: 'success' })).then(look);
  if (rows === undefined || items === undefined)
    return (
      <CardSection heading={HEADING}>
        <Skeleton height="32rem" />
      </CardSection>
    );
  const use = measured?.use ?? null;
  return (
    <CardSection
      heading={HEADING}
      lead={
        use === null
          ? t`What Foretaste keeps on this device.`
          : t`Foretaste uses ${sizeInWords(use.used)} of the ${sizeInWords(use.allowed)} that your browser allows it.`
      }
    >
      {use === null ? null : (
        <ProgressBar
          label={t`${sizeInWords(use.used)} of ${sizeInWords(use.allowed)} used`}
          value={use.used}
          max={use.allowed}
          hideLabel
        />
      )}
      <OfflineCopyList items={items} />
      {measured === undefined ? <Skeleton height="28rem" /> : <StorageLines rows={rows} measured={measured} />}
      <Row gap="2">
        <Button tone="outline" size="sm" minH="target" onClick={() => void free()}>
          <Sparkles aria-hidden />
          {t`Free up space`}
        </Button>
        <DownloadAnew rows={rows} onDone={look} />
      </Row>
      <p>
        <TextLink asChild reach="finger">
          <Link to="/diagnostics">{t`Diagnostics of this device`}</Link>
        </TextLink>
      </p>
    </CardSection>
  );
}

/** @param measured null: it could not be; numbers that need no measuring are shown all the same */
function StorageLines({ rows, measured }: { readonly rows: StoredRows; readonly measured: Measured | null }) {
  const register = measured?.register;
  const videos = useOfflineVideos() ?? [];
  const bytesOfVideos = videos.reduce((sum, one) => sum + one.bytes, 0);
  const catalogueThings = register?.reasons.find(({ reason }) => reason === 'catalogue');
  const ofReasons = register?.reasons.filter(({ reason }) => reason !== 'catalogue') ?? [];
  const seen = catalogueThings?.pictures ?? 0;
  const foods = t`${plural(rows.foods, { one: '# food', other: '# foods' })}, to search and read without a connection`;
  const ownAlone = t`${plural(rows.unsent, { one: '# unsent change', other: '# unsent changes' })} and ${plural(rows.drafts, { one: '# draft', other: '# drafts' })}: never cleared here`;
  return (
    <ul aria-label={t`What is on this device, and why`} style={{ listStyleType: 'none' }}>
      {ofReasons.map((use) => (
        <StorageLine key={use.reason} name={reasonNames[use.reason]} what={thingsInWords(use)} bytes={use.bytes} />
      ))}
      <StorageLine
        name={reasonNames.catalogue}
        what={
          seen === 0
            ? foods
            : listed([foods, t`${plural(seen, { one: '# picture', other: '# pictures' })} seen in passing`])
        }
        bytes={register === undefined ? undefined : register.catalogueBytes + (catalogueThings?.bytes ?? 0)}
      />
      <OfflineVideosLine count={videos.length} bytes={bytesOfVideos} />
      <StorageLine name={t`Only on this device`} what={ownAlone} bytes={register?.unsentBytes} />
      {measured?.use ? (
        <StorageLine
          name={t`The app itself`}
          what={t`Screens, indexes and what the browser needs to store all this`}
          bytes={Math.max(0, measured.use.used - bytesOfVideos - allBytes(measured.register))}
        />
      ) : null}
    </ul>
  );
}

function allBytes({ reasons, catalogueBytes, unsentBytes }: StorageRegister): number {
  return reasons.reduce((sum, { bytes }) => sum + bytes, catalogueBytes + unsentBytes);
}

async function clearOfflineVideos(): Promise<void> {
  const keepAgain = await forgetAllOfflineVideos();
  toast({ title: t`Kept videos cleared`, action: { label: t`Undo`, run: () => void keepAgain() } });
}

function OfflineVideosLine({ count, bytes }: { readonly count: number; readonly bytes: number }) {
  return (
    <StorageLine
      name={t`Kept videos`}
      what={
        count === 0
          ? t`None; the page of a video has “Keep offline”`
          : t`${plural(count, { one: '# video', other: '# videos' })} that you chose to keep`
      }
      bytes={bytes}
    >
      {count === 0 ? null : (
        <Button
          tone="outline"
          size="sm"
          minH="target"
          aria-label={t`Clear kept videos`}
          onClick={() => void clearOfflineVideos()}
        >
          <Trash2 aria-hidden />
          {t`Clear`}
        </Button>
      )}
    </StorageLine>
  );
}

function DownloadAnew({ rows, onDone }: { readonly rows: StoredRows; readonly onDone: () => void }) {
  const replica = useReplica();
  const isOffline = useIsOffline();
  const [isAsking, setAsking] = useState(false);
  const download = async () => {
    setAsking(false);
    await withErrorToast(async () => {
      await downloadAnew(replica);
      toast({ title: t`The catalogue comes anew`, tone: 'success' });
    });
    onDone();
  };
  return (
    <>
      <Button tone="outline" size="sm" minH="target" disabled={isOffline} onClick={() => setAsking(true)}>
        <Download aria-hidden />
        {t`Download anew`}
      </Button>
      {isOffline ? (
        <chakra.span textStyle="small" color="ink.muted">{t`Downloading anew needs a connection.`}</chakra.span>
      ) : null}
      <ConfirmDialog
        open={isAsking}
        title={t`Download everything anew?`}
        message={t`Everything that came from Foretaste leaves this device and comes again, which takes a moment and data. ${whatStays(rows)}`}
        confirmLabel={t`Download anew`}
        tone="solid"
        onCancel={() => setAsking(false)}
        onConfirm={() => void download()}
      />
    </>
  );
}

async function withErrorToast(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch {
    toast({
      title: t`Not cleared`,
      description: t`Something went wrong on this device. Please try again.`,
      tone: 'destructive',
    });
  }
}

function whatStays({ unsent, drafts }: StoredRows): string {
  if (unsent + drafts === 0) return t`You have nothing unsent.`;
  return t`Your ${plural(unsent, { one: '# unsent change', other: '# unsent changes' })} and ${plural(drafts, { one: '# draft', other: '# drafts' })} stay.`;
}
