import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { FoodOption } from './food-option.tsx';
import { useNearFoods } from './use-near-foods.ts';

/** Where a link of a search leads on, and what it leaves behind. */
export interface Following {
  /** Its own history entry gives way to the chosen place. */
  readonly replaceHistory?: boolean;
  /** Closes what holds the search. */
  readonly onFollow?: ((id?: FoodId) => void) | undefined;
}

interface NearFoodsProps extends Following {
  readonly text: string;
  readonly hrefFor: (id: FoodId) => string;
}

/** 'Did you mean …': the foods whose names are nearest to a text that finds nothing; nothing where none is near. */
export function NearFoods({ text, hrefFor, replaceHistory = false, onFollow }: NearFoodsProps) {
  const heading = useId();
  const near = useNearFoods(text);
  if (near.length === 0) return null;
  return (
    <chakra.div mt="3" textAlign="start">
      <chakra.p id={heading} fontSize="sm" fontWeight="semibold" color="ink.muted" pb="1">{t`Did you mean …`}</chakra.p>
      <chakra.ul aria-labelledby={heading} mx="-2">
        {near.map(({ id, ...food }) => (
          <li key={id}>
            <FoodOption
              {...food}
              to={hrefFor(id)}
              replaceHistory={replaceHistory}
              onChoose={onFollow && (() => onFollow(id))}
            />
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}

/** Opens a new food with the name that was looked for. */
export function AddFoodLink({ text, replaceHistory = false, onFollow }: Following & { readonly text: string }) {
  const place = `/contribute?${new URLSearchParams({ new: text }).toString()}`;
  return (
    <LinkButton asChild tone="outline" size="sm" minH="target" maxW="full">
      <Link to={place} replace={replaceHistory} {...(onFollow === undefined ? {} : { onClick: () => onFollow() })}>
        <chakra.span overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">{t`Add “${text}”`}</chakra.span>
      </Link>
    </LinkButton>
  );
}
