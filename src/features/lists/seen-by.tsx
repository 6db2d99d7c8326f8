import { t } from '@lingui/core/macro';
import type { FoodList, ListVisibility } from '#domain/lists/food-list.ts';

const words: Readonly<Record<ListVisibility, string>> = {
  private: t`only you can see it`,
  link: t`for whoever has its link`,
  public: t`for everyone to see`,
};

interface SeenByProps {
  readonly list: FoodList;
  /** Whether others make it, too. */
  readonly isTogether?: boolean;
}

/** Who sees a list, in words beside its count. */
export function SeenBy({ list, isTogether = false }: SeenByProps) {
  const seen = list.isHidden ? 'private' : list.visibility;
  return <>{seen === 'private' && isTogether && !list.isHidden ? t`only who makes it can see it` : words[seen]}</>;
}
