import { chakra } from '@chakra-ui/react/styled-system';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { CardSection } from '#ui/card-section.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { Page } from '#ui/page.tsx';
import { saveBlob } from '#ui/save-blob.ts';
import { sizeInWords } from '#prelude/size-in-words.ts';
import { Stack } from '#ui/stack.tsx';
import { toast } from '#ui/toast.ts';
import { type Diagnosis, diagnosticReport } from './diagnostic-report.ts';
import { ErrorList } from './error-list.tsx';
import { FactList } from './fact-list.tsx';
import { SpeedTable } from './speed-table.tsx';
import { useDiagnosis } from './use-diagnosis.ts';

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });
const when = (time: number) => (time === 0 ? 'not yet' : moment.format(time));

/** How this device is doing: sync, storage, speed, versions and the last errors, to look at or to copy for whoever helps. */
export function DiagnosticsScreen() {
  const diagnosis = useDiagnosis();
  return (
    <Page heading="Diagnostics" lead="How Foretaste is doing on this device. But for errors, which the team is told of, it stays here unless you copy it." width="form">
      {diagnosis === undefined ? <LoadingState label="Looking..." /> : <Findings diagnosis={diagnosis} />}
    </Page>
  );
}

function Findings({ diagnosis }: { readonly diagnosis: Diagnosis }) {
  const { sync, stored, storage, speed, errors } = diagnosis;
  return (
    <Stack gap="5">
      <CopyReport diagnosis={diagnosis} />
      <CardSection heading="Sync">
        <FactList facts={[
          ['Connection', sync.connection === 'unknown' ? 'not known yet' : sync.connection],
          ['Event stream', sync.isStreaming ? 'open' : 'closed'],
          ['Last complete sync', when(sync.lastRoundAt)],
          ['Server last out of reach', when(sync.lastFailureAt)],
          ['Changes waiting', String(sync.pending)],
          ['Changes refused', String(sync.parked)],
        ]} />
      </CardSection>
      <CardSection heading="Storage">
        <FactList facts={[
          ['Used', storage === null ? 'this browser does not say' : `${sizeInWords(storage.used)} of ${sizeInWords(storage.allowed)}`],
          ['Kept under pressure', storage?.isPersistent === true ? 'yes' : 'not promised by the browser'],
          ['Foods', stored.foods.toLocaleString('en-GB')],
          ['Visited pages', stored.visitedPages.toLocaleString('en-GB')],
          ['Drafts', String(stored.drafts)],
        ]} />
      </CardSection>
      <CardSection heading="Speed" lead="Measured by your browser on its latest visits."><SpeedTable speed={speed} /></CardSection>
      <CardSection heading="Versions">
        <FactList facts={[
          ['Foretaste', diagnosis.version],
          ['Opens offline', diagnosis.isServedByWorker ? 'yes' : 'not yet'],
          ['Installed', diagnosis.isInstalled ? 'yes' : 'no'],
          ['Browser', diagnosis.browser],
        ]} />
      </CardSection>
      <CardSection heading="Errors" lead="The last ten on this device."><ErrorList errors={errors} /></CardSection>
    </Stack>
  );
}

/** Where the clipboard is closed, the report becomes a file. */
function CopyReport({ diagnosis }: { readonly diagnosis: Diagnosis }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    const report = diagnosticReport(diagnosis, new Date());
    try {
      await navigator.clipboard.writeText(report);
      setCopied(true);
      toast({ title: 'Report copied', tone: 'success' });
    } catch {
      saveBlob(new Blob([report], { type: 'application/json' }), 'foretaste-diagnostics.json');
    }
  };
  return (
    <chakra.div>
      <Button tone="outline" onClick={() => void copy()}>{isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}Copy report</Button>
    </chakra.div>
  );
}
