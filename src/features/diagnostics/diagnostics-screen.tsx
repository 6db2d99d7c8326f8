import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { figure } from '#languages/figure.ts';
import { region } from '#languages/region.ts';
import { lazily } from '#prelude/timing/lazily.ts';
import { Button } from '#ui/elements/button.tsx';
import { CardSection } from '#ui/layout/card-section.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Page } from '#ui/layout/page.tsx';
import { saveBlob } from '#ui/device/save-blob.ts';
import { sizeInWords } from '#ui/device/size-in-words.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { type Diagnosis, diagnosticReport } from './diagnostic-report.ts';
import { ErrorList } from './error-list.tsx';
import { SpeedTable } from './speed-table.tsx';
import { useDiagnosis } from './use-diagnosis.ts';

const moment = lazily(() => new Intl.DateTimeFormat(region, { dateStyle: 'medium', timeStyle: 'medium' }));
const when = (time: number) => (time === 0 ? t`not yet` : moment().format(time));

/** How this device is doing: sync, storage, speed, versions and the last errors, to look at or to copy for whoever helps. */
export function DiagnosticsScreen() {
  const diagnosis = useDiagnosis();
  return (
    <Page
      heading={t`Diagnostics`}
      lead={t`How Foretaste is doing on this device. But for errors, which the team is told of, it stays here unless you copy it.`}
      width="form"
    >
      {diagnosis === undefined ? (
        <LoadingState shape="rows" label={t`Looking...`} />
      ) : (
        <Findings diagnosis={diagnosis} />
      )}
    </Page>
  );
}

function Findings({ diagnosis }: { readonly diagnosis: Diagnosis }) {
  const { sync, stored, storage, speed, errors } = diagnosis;
  return (
    <Stack gap="5">
      <CopyReport diagnosis={diagnosis} />
      <CardSection heading={t`Sync`}>
        <FactList
          facts={[
            [t`Connection`, sync.connection === 'unknown' ? t`not known yet` : sync.connection],
            [t`Event stream`, sync.isStreaming ? t`open` : t`closed`],
            [t`Last complete sync`, when(sync.lastRoundAt)],
            [t`Server last out of reach`, when(sync.lastFailureAt)],
            [t`Changes waiting`, String(sync.pending)],
            [t`Changes refused`, String(sync.parked)],
          ]}
        />
      </CardSection>
      <CardSection heading={t`Storage`}>
        <FactList
          facts={[
            [
              t`Used`,
              storage === null
                ? t`this browser does not say`
                : t`${sizeInWords(storage.used)} of ${sizeInWords(storage.allowed)}`,
            ],
            [t`Kept under pressure`, storage?.isPersistent === true ? t`yes` : t`not promised by the browser`],
            [t`Foods`, figure(stored.foods)],
            [t`Visited pages`, figure(stored.visitedPages)],
            [t`Drafts`, String(stored.drafts)],
          ]}
        />
      </CardSection>
      <CardSection heading={t`Speed`} lead={t`Measured by your browser on its latest visits.`}>
        <SpeedTable speed={speed} />
      </CardSection>
      <CardSection heading={t`Versions`}>
        <FactList
          facts={[
            [t`Foretaste`, diagnosis.version],
            [t`Opens offline`, diagnosis.isServedByWorker ? t`yes` : t`not yet`],
            [t`Installed`, diagnosis.isInstalled ? t`yes` : t`no`],
            [t`Browser`, diagnosis.browser],
          ]}
        />
      </CardSection>
      <CardSection heading={t`Errors`} lead={t`The last ten on this device.`}>
        <ErrorList errors={errors} />
      </CardSection>
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
      toast({ title: t`Report copied`, tone: 'success' });
    } catch {
      saveBlob(new Blob([report], { type: 'application/json' }), 'foretaste-diagnostics.json');
    }
  };
  return (
    <chakra.div>
      <Button tone="outline" onClick={() => void copy()}>
        {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
        {t`Copy report`}
      </Button>
    </chakra.div>
  );
}

/** Names and what they are, a line each. */
function FactList({ facts }: { readonly facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={{ md: '14rem minmax(0, 1fr)' }}
      columnGap="4"
      rowGap={{ base: '0', md: '2' }}
    >
      {facts.map(([name, value]) => (
        <chakra.div key={name} display="contents">
          <chakra.dt color="ink.muted">{name}</chakra.dt>
          <chakra.dd m="0" mb={{ base: '3', md: '0' }} overflowWrap="anywhere">
            {value}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
