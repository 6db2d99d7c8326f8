import { t } from '@lingui/core/macro';
import type { FoodList, ListVisibility } from '#domain/lists/food-list.ts';

const words: Readonly<Record<ListVisibility, string>> = {
  private: t`only you can see it`,
  link: t`for whoever has its link`,
  public: t`for everyone to see`,
};

/** Who sees an own list, in words beside its count. */
export function SeenBy({ list }: { readonly list: FoodList }) {
  return <>{words[list.isHidden ? 'private' : list.visibility]}</>;
}
