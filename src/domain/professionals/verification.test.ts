import { describe, expect, it } from 'vitest';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { decodeVerificationRequest, isOpen, requestIdAfter } from './verification.ts';

const row = {
  id: 'r'.repeat(15),
  user: 'u'.repeat(15),
  status: 'rejected',
  submitted_at: '2026-01-02 03:04:05.000Z',
  reviewer_notes: 'Blurred.\nAgain, please.',
  reviewer: 'a'.repeat(15),
  applicant_name: 'Ana',
  applicant_username: 'ana',
  business_name: 'Casa Ana',
  business_type: 'restaurant',
  document_count: 2,
  documents_received: 1,
};

describe('a request for verification (spec 2 §3)', () => {
  it('is read whole', () => {
    expect(decodeVerificationRequest(row)).toEqual({
      kind: 'valid',
      value: {
        id: row.id,
        userId: row.user,
        status: 'rejected',
        submittedAt: Date.UTC(2026, 0, 2, 3, 4, 5),
        reviewerNotes: 'Blurred.\nAgain, please.',
        reviewerId: row.reviewer,
        applicant: { name: 'Ana', username: 'ana' },
        businessName: 'Casa Ana',
        businessType: 'restaurant',
        documentCount: 2,
        documentsReceived: 1,
      },
    });
  });

  it('shows the username where there is no name', () => {
    expect(decodeVerificationRequest({ ...row, applicant_name: '' })).toMatchObject({
      value: { applicant: { name: 'ana' } },
    });
  });

  it.each([[null], [{ ...row, id: '' }], [{ ...row, user: '' }], [{ ...row, status: 'won' }]])(
    '%j is refused',
    (value) => {
      expect(decodeVerificationRequest(value).kind).toBe('refused');
    },
  );

  it.each([
    ['pending', true],
    ['under_review', true],
    ['approved', false],
    ['rejected', false],
  ] as const)('that is %s is open: %s', (status, open) => {
    expect(isOpen({ status })).toBe(open);
  });

  it('has the id that every device of the member derives, another after each one before [S12]', () => {
    const [ana, bo] = ['ana' as MemberId, 'bo' as MemberId];
    const first = requestIdAfter(ana, null);
    expect(first).toMatch(/^[a-z0-9]{15}$/);
    expect(requestIdAfter(ana, null)).toBe(first);
    expect(
      new Set([first, requestIdAfter(bo, null), requestIdAfter(ana, { id: first }), requestIdAfter(bo, { id: first })])
        .size,
    ).toBe(4);
  });
});
