import { t } from '@lingui/core/macro';
import type { PairingStyle } from '#domain/pairing/pairing.ts';

/** spec 2 §2.2: the three styles, as they are shown. */
export const styleNames: Readonly<Record<PairingStyle, string>> = {
  complement: t`Complement`,
  contrast: t`Contrast`,
  elevate: t`Elevate`,
};
