import { decimalMarkOf, readLanguage, regionOf } from './language.ts';

/** The language of this page or worker: it stands until the next load. */
export const language = readLanguage();

/** The locale for `Intl`. */
export const region = regionOf[language];

/** What stands before the decimals of a number. */
export const decimalMark = decimalMarkOf[language];
