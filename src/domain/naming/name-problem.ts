import { t } from '@lingui/core/macro';
import { isReservedName, type NamedThing } from './is-reserved-name.ts';
import { type NameFault, nameFault, tidyName } from './name-fault.ts';

const faultWords: Readonly<Record<NameFault, string>> = {
  invisible: t`There is an invisible character in this name. Please delete it and type it anew`,
  towers: t`There are too many marks on one letter`,
  wordless: t`Please use at least one letter or digit`,
};

/** Why a name cannot be given (R40), in words; null when it can. `of` is null where nobody is known by it: it may be signs alone then. */
export function nameProblem(name: string, of: NamedThing | null): string | null {
  const tidy = tidyName(name);
  const fault = nameFault(tidy);
  if (fault !== null) return of === null && fault === 'wordless' ? null : faultWords[fault];
  return of !== null && isReservedName(tidy, of)
    ? t`This name is reserved, or looks like one that is. Please choose another`
    : null;
}
