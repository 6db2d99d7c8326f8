import { chakra } from '@chakra-ui/react/styled-system';
import { plural, t } from '@lingui/core/macro';
import { Download, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useIsOffline } from '#food-views/use-is-offline.ts';
import { forgetAllKept, useKeptFilms } from '#food-views/kept-videos.ts';
import { region } from '#languages/region.ts';
import { useReplica } from '#replica/replica-context.tsx';
import { clearVisitedPages, downloadAnew, type StoredRows, storedRows } from '#replica/storage-use.ts';
import { useLive } from '#replica/use-live.ts';
import { Button } from '#ui/button.tsx';
import { CardSection } from '#ui/card-section.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { toast } from '#ui/toast.ts';
import { sizeInWords } from '#prelude/size-in-words.ts';
import { useStorageEstimate } from './use-storage-estimate.ts';

/** What Foretaste keeps on this device by kind, and how to let go of it. What only this device has is never cleared [S1]. */
export function StorageCard() {
  const replica = useReplica();
  const isOffline = useIsOffline();
  const rows = useLive(storedRows, []);
  const { estimate, pictures, clearPictures, look } = useStorageEstimate();
  const [isAsking, setAsking] = useState(false);
  const after = async (work: Promise<void>, title: string) => {
    try {
      await work;
      toast({ title, tone: 'success' });
    } catch {
      toast({ title: t`Not cleared`, description: t`Something went wrong on this device. Please try again.`, tone: 'destructive' });
    }
    look();
  };
  if (rows === undefined) return <CardSection heading={t`Storage`}><Skeleton height="16rem" /></CardSection>;
  return (
    <CardSection heading={t`Storage`} lead={estimate === null ? t`What Foretaste keeps on this device.` : t`Foretaste uses ${sizeInWords(estimate.used)} of the ${sizeInWords(estimate.allowed)} that your browser allows it.`}>
      <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="4">
        <Kind name="Catalogue" what={t`${count(rows.foods, 'food')}, to search and read without a connection`}>
          <Button tone="outline" size="sm" minH="target" disabled={isOffline} onClick={() => setAsking(true)}><Download aria-hidden />{t`Download anew`}</Button>
        </Kind>
        <Kind name="Pictures" what={pictures === null ? t`This browser keeps none` : t`${count(pictures.count, 'picture')} that you have seen, ${sizeInWords(pictures.bytes)}`}>
          <Clear what={t`pictures`} disabled={(pictures?.count ?? 0) === 0} onClear={() => void after(clearPictures(), t`Pictures cleared`)} />
        </Kind>
        <KeptVideosKind />
        <Kind name="Visited pages" what={t`Reviews and more of ${count(rows.visitedPages, 'page')} that you looked at`}>
          <Clear what={t`visited pages`} disabled={rows.visitedPages === 0} onClear={() => void after(clearVisitedPages(replica), t`Visited pages cleared`)} />
        </Kind>
        <Kind name="Only on this device" what={t`${count(rows.unsent, t`unsent change`)} and ${count(rows.drafts, 'draft')}: never cleared here`} />
      </chakra.ul>
      <p><TextLink asChild><Link to="/diagnostics">{t`Diagnostics of this device`}</Link></TextLink></p>
      <ConfirmDialog
        open={isAsking}
        title={t`Download everything anew?`}
        message={t`Everything that came from Foretaste leaves this device and comes again, which takes a moment and data. ${whatStays(rows)}`}
        confirmLabel={t`Download anew`}
        tone="solid"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void after(downloadAnew(replica), t`The catalogue comes anew`);
        }}
      />
    </CardSection>
  );
}

function KeptVideosKind() {
  const kept = useKeptFilms() ?? [];
  const bytes = kept.reduce((sum, one) => sum + one.bytes, 0);
  return (
    <Kind name="Kept videos" what={kept.length === 0 ? t`None; the page of a video has “Keep offline”` : t`${count(kept.length, 'video')} that you chose to keep, ${sizeInWords(bytes)}`}>
      <Clear what={t`kept videos`} disabled={kept.length === 0} onClear={() => void forgetAllKept().then(() => toast({ title: t`Kept videos cleared`, tone: 'success' }))} />
    </Kind>
  );
}

function Kind({ name, what, children }: { readonly name: string; readonly what: string; readonly children?: ReactNode }) {
  return (
    <chakra.li display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" columnGap="4" rowGap="2">
      <chakra.div flex="1 1 14rem" minW="0">
        <chakra.p fontWeight="medium">{name}</chakra.p>
        <chakra.p textStyle="small" color="ink.muted">{what}</chakra.p>
      </chakra.div>
      {children}
    </chakra.li>
  );
}

function Clear({ what, disabled, onClear }: { readonly what: string; readonly disabled: boolean; readonly onClear: () => void }) {
  return <Button tone="outline" size="sm" minH="target" disabled={disabled} aria-label={t`Clear ${what}`} onClick={onClear}><Trash2 aria-hidden />{t`Clear`}</Button>;
}

function whatStays({ unsent, drafts }: StoredRows): string {
  if (unsent + drafts === 0) return t`You have nothing unsent.`;
  return t`Your ${count(unsent, t`unsent change`)} and ${count(drafts, 'draft')} stay.`;
}

function count(number: number, noun: string): string {
  return `${number.toLocaleString(region)} ${noun}${plural(number, { one: '', other: 's' })}`;
}
