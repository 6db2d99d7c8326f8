import { Trans } from '@lingui/react/macro';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextLink } from '#ui/layout/text-link.tsx';

/** In the place of a form that would ask for a link by mail, on a server that sends none (R35). */
export function NoMailNotice() {
  return (
    <Notice title={t`This server sends no mail`}>
      <Trans>
        So no link can reach you. Who runs it can help:{' '}
        <TextLink asChild>
          <Link to="/imprint">Imprint</Link>
        </TextLink>
      </Trans>
    </Notice>
  );
}
