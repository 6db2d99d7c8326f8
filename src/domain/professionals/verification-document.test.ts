import { describe, expect, it } from 'vitest';
import { aDocument, aZip } from '#tests/support/a-document.ts';
import {
  checkDocument,
  DOCUMENT_BYTES_LIMIT,
  documentKind,
  sizeInMegabytes,
  submissionProblem,
} from './verification-document.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('a document is told by its bytes (spec 2 §2.7)', () => {
  it.each(['pdf', 'png', 'doc', 'docx'] as const)('%s', (kind) => {
    expect(documentKind(aDocument(kind))).toBe(kind);
  });

  it('jpg', () => {
    expect(documentKind(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))).toBe('jpg');
  });

  it.each([
    ['a page', bytesOf('<html></html>')],
    ['the beginning of a PDF', bytesOf('%PDF-1.7 and then')],
    ['a spreadsheet', aZip({ '[Content_Types].xml': '', 'xl/workbook.xml': '' })],
    ['an archive', aZip({ 'a.exe': 'MZ' })],
    ['a compound file of something else', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0])],
    ['a GIF', bytesOf('GIF89a')],
    ['nothing', new Uint8Array()],
  ])('%s is none', (_what, bytes) => {
    expect(documentKind(bytes)).toBeNull();
  });
});

describe('a chosen file (spec 2 §5)', () => {
  it('is taken under the media type of its bytes', () => {
    expect(checkDocument({ name: 'licence.jpg', bytes: aDocument('pdf') })).toEqual({
      kind: 'taken',
      mediaType: 'application/pdf',
      name: 'licence.jpg',
    });
  });

  it('keeps the end of a name that is too long', () => {
    const taken = checkDocument({ name: `${'x'.repeat(300)}.pdf`, bytes: aDocument('pdf') });
    expect(taken).toMatchObject({ name: expect.stringMatching(/^…x{195}\.pdf$/) });
  });

  it('of 10 MB is taken, of one byte more not', () => {
    const full = new Uint8Array(DOCUMENT_BYTES_LIMIT + 1);
    full.set(aDocument('pdf'));
    expect(checkDocument({ name: 'a.pdf', bytes: full.subarray(0, DOCUMENT_BYTES_LIMIT) }).kind).toBe('taken');
    expect(checkDocument({ name: 'a.pdf', bytes: full })).toEqual({
      kind: 'refused',
      why: '“a.pdf” is larger than 10 MB.',
    });
  });

  it.each([
    [0, '0.01 MB'],
    [1_572_864, '1.50 MB'],
    [10 * 1024 * 1024, '10.00 MB'],
  ])('of %i bytes has %s', (bytes, words) => {
    expect(sizeInMegabytes(bytes)).toBe(words);
  });
});

it.each([
  [
    { hasProfessional: false, types: [] },
    'Professional profile not found. Please complete your professional profile first.',
  ],
  [{ hasProfessional: true, types: [] }, 'Please upload at least one verification document.'],
  [
    { hasProfessional: true, types: ['photo_id' as const, null] },
    'Please select a document type for all uploaded files.',
  ],
])('%j cannot be submitted: %s (spec 2 §5)', (asked, why) => {
  expect(submissionProblem(asked)?.description).toBe(why);
  expect(submissionProblem({ hasProfessional: true, types: ['other'] })).toBeNull();
  // Those of the last request count, too.
  expect(submissionProblem({ hasProfessional: true, types: [], kept: 2 })).toBeNull();
  expect(submissionProblem({ hasProfessional: true, types: ['other'], kept: 4 })).toBeNull();
  expect(submissionProblem({ hasProfessional: true, types: ['other'], kept: 5 })?.title).toBe('Too Many Documents');
});
