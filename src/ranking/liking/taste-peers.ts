import { nobodysTastes, type PublicTastes } from '#domain/liking/public-tastes.ts';
import {
  layOutRatings,
  type Likeness,
  likenessAt,
  type LovedFood,
  lovedBy,
  type Ratings,
  type TasteMate,
  tasteMates,
  TASTES_ALIKE,
} from '#domain/liking/taste-likeness.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';

/** The member of this device, whom others are compared with. */
export interface Compared {
  readonly memberId: MemberId;
  readonly ratings: Ratings;
  readonly blocked: ReadonlySet<string>;
}

/** Others' public ratings beside the member's own (R46). Nobody is compared with a visitor, or with whoever is left out. */
export class TastePeers {
  #tastes = nobodysTastes;
  #placeOf: ReadonlyMap<MemberId, number> = new Map();
  #compared: Compared | null = null;

  onTastes(tastes: PublicTastes): void {
    this.#tastes = tastes;
    this.#placeOf = new Map(tastes.members.map((id, at) => [id, at]));
  }

  /** @param compared null: a visitor, or one who is left out */
  onCompared(compared: Compared | null): void {
    this.#compared = compared;
  }

  /** Who tastes like the member, the most alike first. */
  mates(limit: number): readonly TasteMate[] {
    if (this.#compared === null) return [];
    return tasteMates(this.#tastes, { own: this.#compared.ratings, limit, isLeftOut: (id) => this.#isApart(id) });
  }

  /** null where nothing is to be said: of oneself, over a block, of whoever is left out or rated too little. */
  likeness(id: MemberId): Likeness | null {
    const at = this.#placeOf.get(id);
    if (this.#compared === null || at === undefined || this.#isApart(id)) return null;
    return likenessAt(this.#tastes, layOutRatings(this.#tastes, this.#compared.ratings), at);
  }

  /** What those of some members who taste like this one loved, and this one did not rate. */
  loved(members: readonly MemberId[]): readonly LovedFood[] {
    if (this.#compared === null) return [];
    const mates = members.flatMap((id): (TasteMate & { readonly exact: number })[] => {
      const likeness = this.likeness(id);
      return likeness?.kind === 'alike' && likeness.percent >= TASTES_ALIKE ? [{ id, ...likeness }] : [];
    });
    return lovedBy(this.#tastes, {
      own: this.#compared.ratings,
      mates: mates.toSorted((one, other) => other.exact - one.exact || (one.id < other.id ? -1 : 1)),
    });
  }

  #isApart(id: MemberId): boolean {
    return id === this.#compared?.memberId || this.#compared?.blocked.has(id) === true;
  }
}
