import { chakra } from '@chakra-ui/react/styled-system';
import { Download, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useIsOffline } from '#food-views/use-is-offline.ts';
import { forgetAllKept, useKeptFilms } from '#food-views/kept-videos.ts';
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
      toast({ title: 'Not cleared', description: 'Something went wrong on this device. Please try again.', tone: 'destructive' });
    }
    look();
  };
  if (rows === undefined) return <CardSection heading="Storage"><Skeleton height="16rem" /></CardSection>;
  return (
    <CardSection heading="Storage" lead={estimate === null ? 'What Foretaste keeps on this device.' : `Foretaste uses ${sizeInWords(estimate.used)} of the ${sizeInWords(estimate.allowed)} that your browser allows it.`}>
      <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="4">
        <Kind name="Catalogue" what={`${count(rows.foods, 'food')}, to search and read without a connection`}>
          <Button tone="outline" size="sm" minH="target" disabled={isOffline} onClick={() => setAsking(true)}><Download aria-hidden />Download anew</Button>
        </Kind>
        <Kind name="Pictures" what={pictures === null ? 'This browser keeps none' : `${count(pictures.count, 'picture')} that you have seen, ${sizeInWords(pictures.bytes)}`}>
          <Clear what="pictures" disabled={(pictures?.count ?? 0) === 0} onClear={() => void after(clearPictures(), 'Pictures cleared')} />
        </Kind>
        <KeptVideosKind />
        <Kind name="Visited pages" what={`Reviews and more of ${count(rows.visitedPages, 'page')} that you looked at`}>
          <Clear what="visited pages" disabled={rows.visitedPages === 0} onClear={() => void after(clearVisitedPages(replica), 'Visited pages cleared')} />
        </Kind>
        <Kind name="Only on this device" what={`${count(rows.unsent, 'unsent change')} and ${count(rows.drafts, 'draft')}: never cleared here`} />
      </chakra.ul>
      <p><TextLink asChild><Link to="/diagnostics">Diagnostics of this device</Link></TextLink></p>
      <ConfirmDialog
        open={isAsking}
        title="Download everything anew?"
        message={`Everything that came from Foretaste leaves this device and comes again, which takes a moment and data. ${whatStays(rows)}`}
        confirmLabel="Download anew"
        tone="solid"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void after(downloadAnew(replica), 'The catalogue comes anew');
        }}
      />
    </CardSection>
  );
}

function KeptVideosKind() {
  const kept = useKeptFilms() ?? [];
  const bytes = kept.reduce((sum, one) => sum + one.bytes, 0);
  return (
    <Kind name="Kept videos" what={kept.length === 0 ? 'None; the page of a video has “Keep offline”' : `${count(kept.length, 'video')} that you chose to keep, ${sizeInWords(bytes)}`}>
      <Clear what="kept videos" disabled={kept.length === 0} onClear={() => void forgetAllKept().then(() => toast({ title: 'Kept videos cleared', tone: 'success' }))} />
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
  return <Button tone="outline" size="sm" minH="target" disabled={disabled} aria-label={`Clear ${what}`} onClick={onClear}><Trash2 aria-hidden />Clear</Button>;
}

function whatStays({ unsent, drafts }: StoredRows): string {
  if (unsent + drafts === 0) return 'You have nothing unsent.';
  return `Your ${count(unsent, 'unsent change')} and ${count(drafts, 'draft')} stay.`;
}

function count(number: number, noun: string): string {
  return `${number.toLocaleString('en-GB')} ${noun}${number === 1 ? '' : 's'}`;
}
