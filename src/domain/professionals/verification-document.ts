import { t } from '@lingui/core/macro';
import { sniffImage } from '#domain/photo/sniff-image.ts';

/** What a document proves (spec 2 §3, document types). */
export const documentTypes = [
  'business_license',
  'culinary_certificate',
  'photo_id',
  'business_registration',
  'insurance_certificate',
  'food_safety_certificate',
  'other',
] as const;
export type DocumentType = (typeof documentTypes)[number];

export const documentTypeLabels: Readonly<Record<DocumentType, string>> = {
  business_license: t`Business license`,
  culinary_certificate: t`Culinary certificate`,
  photo_id: t`Photo ID`,
  business_registration: t`Business registration`,
  insurance_certificate: t`Insurance certificate`,
  food_safety_certificate: t`Food safety certificate`,
  other: t`Other`,
};

/** spec 2 §9, verification. */
export const MOST_DOCUMENTS = 5;
/** Bytes of one document; the server holds to the same number. */
export const DOCUMENT_BYTES_LIMIT = 10 * 1024 * 1024;
/** Characters of a document's name. */
const NAME_LIMIT = 200;

/** As in an input's accept (spec 2 §2.7). */
export const documentAccept = '.pdf,.jpg,.jpeg,.png,.doc,.docx';

const mediaTypes = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
type DocumentKind = keyof typeof mediaTypes;

/**
 * What a document is by its bytes, whatever its name says; null when none that Foretaste takes. The server asks the same of it: a Word
 * file's container must hold what makes it one.
 */
export function documentKind(bytes: Uint8Array): DocumentKind | null {
  const begins = (...start: readonly number[]) => start.every((byte, place) => bytes[place] === byte);
  if (begins(0x25, 0x50, 0x44, 0x46, 0x2d)) return holds(bytes, '%%EOF') ? 'pdf' : null;
  if (begins(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1))
    return holds(bytes, 'WordDocument'.split('').join('\0')) ? 'doc' : null;
  if (begins(0x50, 0x4b, 0x03, 0x04))
    return holds(bytes, 'word/document.xml') && holds(bytes, '[Content_Types].xml') ? 'docx' : null;
  const image = sniffImage(bytes);
  if (image === 'jpeg') return 'jpg';
  return image === 'png' ? 'png' : null;
}

/** Whether these ASCII letters stand anywhere in it. */
function holds(bytes: Uint8Array, text: string): boolean {
  const wanted = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const first = wanted[0] ?? 0;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (wanted.every((byte, place) => bytes[at + place] === byte)) return true;
  }
  return false;
}

interface ChosenFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export type DocumentCheck =
  | { readonly kind: 'taken'; readonly mediaType: string; readonly name: string }
  /** A sentence that names the file. */
  | { readonly kind: 'refused'; readonly why: string };

/** Whether a chosen file can be handed in (spec 2 §5, document upload). */
export function checkDocument({ name, bytes }: ChosenFile): DocumentCheck {
  if (bytes.length > DOCUMENT_BYTES_LIMIT) return { kind: 'refused', why: t`“${name}” is larger than 10 MB.` };
  const kind = documentKind(bytes);
  if (kind === null) return { kind: 'refused', why: t`“${name}” is not a PDF, JPG, PNG, DOC or DOCX document.` };
  return { kind: 'taken', mediaType: mediaTypes[kind], name: shortened(name) };
}

/** The end of a name says most about a file. */
function shortened(name: string): string {
  return name.length <= NAME_LIMIT ? name : `…${name.slice(1 - NAME_LIMIT)}`;
}

/** spec 2 §2.7: each file's size in MB; the smallest file is not '0.00 MB'. */
export function sizeInMegabytes(bytes: number): string {
  return `${Math.max(0.01, bytes / 1024 / 1024).toFixed(2)} MB`;
}

/** Why a request cannot be submitted (spec 2 §5, verification submit), as a toast; null: it can. */
export function submissionProblem({
  hasProfessional,
  types,
  kept = 0,
}: {
  readonly hasProfessional: boolean;
  readonly types: readonly (DocumentType | null)[];
  /** Documents of the last request that go along. */
  readonly kept?: number;
}): { readonly title: string; readonly description: string } | null {
  if (!hasProfessional)
    return {
      title: t`Submission Failed`,
      description: t`Professional profile not found. Please complete your professional profile first.`,
    };
  if (types.length + kept === 0)
    return { title: t`No Documents`, description: t`Please upload at least one verification document.` };
  if (types.length + kept > MOST_DOCUMENTS)
    return { title: t`Too Many Documents`, description: t`At most ${MOST_DOCUMENTS} documents can be handed in.` };
  return types.includes(null)
    ? { title: t`Incomplete Documents`, description: t`Please select a document type for all uploaded files.` }
    : null;
}
