import { t } from '@lingui/core/macro';
import { chakra } from '#ui/elements/chakra.tsx';
import { Image } from 'lucide-react';
import { useState } from 'react';
import type { Report } from '#domain/administration/report.ts';
import { Button } from '#ui/elements/button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { adminFailure } from './admin-failure.ts';
import { useAdministration } from './administration-context.tsx';

/** The picture that was reported, which is on no device: it is shown when somebody wants to see it. */
export function ReportedPicture({ report }: { readonly report: Pick<Report, 'reportId' | 'picture'> }) {
  const ask = useAdministration();
  const [address, setAddress] = useState<string | null>(null);
  if (address !== null)
    return (
      <chakra.img
        src={address}
        alt={t`The reported picture`}
        maxH="24rem"
        maxW="full"
        alignSelf="start"
        objectFit="contain"
        borderRadius="lg"
      />
    );
  const show = async () => {
    const outcome = await ask((administration) => administration.reportedPicture(report));
    if (outcome.kind === 'done') setAddress(outcome.value);
    else toast({ title: t`The picture could not be opened`, description: adminFailure(outcome), tone: 'destructive' });
  };
  return (
    <Button size="sm" minH="target" tone="outline" alignSelf="start" onClick={() => void show()}>
      <Image aria-hidden />
      {t`Show the reported picture`}
    </Button>
  );
}
