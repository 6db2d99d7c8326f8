import { t } from '@lingui/core/macro';
import { ArrowLeft } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { BackLink } from '#ui/layout/back-link.tsx';
import { Page } from '#ui/layout/page.tsx';
import { ChooseImport } from './choose-import.tsx';
import { ImportHistory } from './import-history.tsx';
import { ImportJob } from './import-job.tsx';

/** Foods from a file: chosen, judged row by row, then added, and taken back if they should not have been. `?import=` shows one. */
export function ImportScreen() {
  const [parameters, setParameters] = useSearchParams();
  const id = parameters.get('import');
  return (
    <Page
      heading={t`Import`}
      lead={t`Foods from a CSV or JSON file. First every row is checked; nothing is added before you say so.`}
      documentTitle={t`Import · Admin · Foretaste`}
      width="form"
      back={
        id === null ? undefined : (
          <BackLink asChild>
            <Link to="/admin/import">
              <ArrowLeft aria-hidden />
              {t`All imports`}
            </Link>
          </BackLink>
        )
      }
    >
      {id === null ? (
        <>
          <ChooseImport onChecked={(checked) => setParameters({ import: checked })} />
          <ImportHistory />
        </>
      ) : (
        <ImportJob key={id} id={id} />
      )}
    </Page>
  );
}
