import { assertNever } from '#prelude/assert-never.ts';
import type { SafetyStatus } from './safety-status.ts';

/**
 * Everything that Foretaste says of how a food stands to an allergen or a diet, in each language, here alone (R28): what is stated, never
 * 'safe', 'free of' or 'without'. `what`: allergens or a diet in words, in that language.
 */
interface SafetyWords {
  readonly allergen: (what: string, status: SafetyStatus) => string;
  readonly diet: (what: string, status: SafetyStatus) => string;
  readonly allergensNotStated: string;
  readonly noneListed: string;
  readonly mayContainNotStated: string;
  readonly nothingMore: string;
  /** Of a diet that is stated to be kept, while something else that is stated leaves it open. */
  readonly inDoubt: string;
  /** Of people at a table: all that they avoid is stated to be absent. `names` as they are listed. */
  readonly canHave: (names: string) => string;
  /** Of somebody at a table who is left out. `what` as `allergen` and `diet` say it. */
  readonly notFor: (name: string, what: string) => string;
  /** Of somebody at a table of whose needs something is not stated. */
  readonly unknownFor: (name: string, what: string) => string;
}

const english: SafetyWords = {
  allergen(what, status) {
    switch (status) {
      case 'contains':
        return `Contains ${what}`;
      case 'may-contain':
        return `May contain ${what}`;
      case 'not-stated':
        return `Not stated: ${what}`;
      case 'stated-free':
        return `${capital(what)}: not among its stated allergens`;
      default:
        return assertNever(status);
    }
  },
  diet(what, status) {
    switch (status) {
      case 'contains':
        return `Not ${what}`;
      case 'may-contain':
        return `May not be ${what}`;
      case 'not-stated':
        return `Not stated: ${what}`;
      case 'stated-free':
        return `Stated: ${what}`;
      default:
        return assertNever(status);
    }
  },
  allergensNotStated: 'Allergens not stated',
  noneListed: 'States none of the common allergens',
  mayContainNotStated: 'What else it may contain is not stated',
  nothingMore: 'States nothing more that it may contain',
  inDoubt: 'Stated, but in doubt',
  canHave: (names) => `${names} can have it as far as is known`,
  notFor: (name, what) => `Not ${name}: ${small(what)}`,
  unknownFor: (name, what) => `${name}: ${small(what)}`,
};

const german: SafetyWords = {
  allergen(what, status) {
    switch (status) {
      case 'contains':
        return `Enthält ${what}`;
      case 'may-contain':
        return `Kann ${what} enthalten`;
      case 'not-stated':
        return `Nicht angegeben: ${what}`;
      case 'stated-free':
        return `${capital(what)}: nicht unter den angegebenen Allergenen`;
      default:
        return assertNever(status);
    }
  },
  diet(what, status) {
    switch (status) {
      case 'contains':
        return `Nicht ${what}`;
      case 'may-contain':
        return `Womöglich nicht ${what}`;
      case 'not-stated':
        return `Nicht angegeben: ${what}`;
      case 'stated-free':
        return `Angegeben: ${what}`;
      default:
        return assertNever(status);
    }
  },
  allergensNotStated: 'Allergene nicht angegeben',
  noneListed: 'Gibt keines der häufigen Allergene an',
  mayContainNotStated: 'Was es sonst enthalten kann, ist nicht angegeben',
  nothingMore: 'Gibt nichts weiter an, was es enthalten kann',
  inDoubt: 'Angegeben, aber fraglich',
  canHave: (names) => `Soweit bekannt, etwas für ${names}`,
  notFor: (name, what) => `Nicht für ${name}: ${small(what)}`,
  unknownFor: (name, what) => `${name}: ${small(what)}`,
};

export const safetyWords = { en: english, de: german } as const;

function capital(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

/** Every sentence of a status begins with a word that is no name. */
function small(text: string): string {
  return `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;
}
