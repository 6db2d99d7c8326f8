import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { AddFoodLink, NearFoods } from './near-foods.tsx';

interface NothingHereProps {
  readonly text: string;
  /** Whether the words leave something out: then nothing is guessed (R29). */
  readonly isDenying: boolean;
  readonly hrefFor: (id: FoodId) => string;
  readonly replaceHistory?: boolean;
  /** Closes what holds the box; told the food that was chosen. */
  readonly onFollow?: ((id?: FoodId) => void) | undefined;
}

/** A box finds nothing by these words: what may have been meant, and two ways on from there. */
export function NothingHere({ text, isDenying, hrefFor, replaceHistory = false, onFollow }: NothingHereProps) {
  return (
    <chakra.div p="4">
      <chakra.p color="ink.muted" overflowWrap="anywhere">
        <Trans>Nothing found for “{text}”. Try another spelling, or a cuisine.</Trans>
      </chakra.p>
      {isDenying ? null : (
        <NearFoods text={text} hrefFor={hrefFor} replaceHistory={replaceHistory} onFollow={onFollow} />
      )}
      <Row gap="2" mt="4">
        <AddFoodLink text={text} replaceHistory={replaceHistory} onFollow={onFollow} />
        <LinkButton asChild tone="ghost" size="sm" minH="target">
          <Link
            to="/advanced-search"
            replace={replaceHistory}
            {...(onFollow === undefined ? {} : { onClick: () => onFollow() })}
          >{t`Find by taste`}</Link>
        </LinkButton>
      </Row>
    </chakra.div>
  );
}
