import { describe, expect, it } from 'vitest';
import { creditProblem, memberLicences, photoLicences } from './photo-licence.ts';

const another = { isMembers: false, licence: 'cc-by', author: 'Ann Example', source: 'https://photos.example/1' };

describe('a credit (R45)', () => {
  it.each([
    ['of a member', { isMembers: true, author: '', source: '' }, memberLicences],
    ['of another', another, photoLicences],
  ] as const)('%s takes the licences that there are for it, and no others', (_whose, credit, allowed) => {
    for (const licence of [...photoLicences, '', 'all rights reserved', 'CC-BY'])
      expect([licence, creditProblem({ ...credit, licence })]).toEqual([
        licence,
        (allowed as readonly string[]).includes(licence) ? null : 'licence',
      ]);
  });

  it('of a member names nobody else', () => {
    const own = { isMembers: true, licence: 'own', author: '', source: '' };
    expect(creditProblem({ ...own, author: 'Somebody' })).toBe('author');
    expect(creditProblem({ ...own, source: another.source })).toBe('source');
  });

  it.each(photoLicences)('of another under %s needs an author, and a public place where it was found', (licence) => {
    expect(creditProblem({ ...another, licence, author: ' ' })).toBe('author');
    const isPrivate = licence === 'own' || licence === 'permission';
    expect(creditProblem({ ...another, licence, source: '' })).toBe(isPrivate ? null : 'source');
    for (const source of [
      'javascript:alert(1)',
      'photos.example',
      'https://',
      'https://a b.example',
      'ftp://a.example',
    ])
      expect([source, creditProblem({ ...another, licence, source })]).toEqual([source, 'source']);
  });
});
