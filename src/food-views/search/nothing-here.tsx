import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { Row } from '#ui/layout/row.tsx';

interface NothingHereProps {
  readonly text: string;
  readonly replaceHistory: boolean;
  /** Closes what holds the box. */
  readonly onFollow: (() => void) | undefined;
}

/** The box finds nothing by these words: two ways on from there. */
export function NothingHere({ text, replaceHistory, onFollow }: NothingHereProps) {
  const follow = { replace: replaceHistory, ...(onFollow === undefined ? {} : { onClick: onFollow }) };
  return (
    <chakra.div p="4">
      <chakra.p color="ink.muted">
        <Trans>Nothing found for “{text}”. Try another spelling, or a cuisine.</Trans>
      </chakra.p>
      <Row gap="2" mt="4">
        <LinkButton asChild tone="outline" size="sm" minH="target">
          <Link to="/contribute" {...follow}>{t`Contribute a food`}</Link>
        </LinkButton>
        <LinkButton asChild tone="ghost" size="sm" minH="target">
          <Link to="/advanced-search" {...follow}>{t`Find by taste`}</Link>
        </LinkButton>
      </Row>
    </chakra.div>
  );
}
