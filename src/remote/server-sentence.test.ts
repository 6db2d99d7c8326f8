import { describe, expect, it } from 'vitest';
import { knownSentences, machineSentences, serverSentence } from './server-sentence.ts';

describe('what the server says, in the language of the app', () => {
  it.each(Object.keys(knownSentences))('“%s” reads in English as it was said', (said) => {
    expect(serverSentence(said)).toBe(said);
  });

  it.each(Object.keys(machineSentences))('“%s” is told in words for people', (said) => {
    expect(serverSentence(said)).not.toMatch(
      /^Failed|resource|record|request\b|token|claim|entity|authenticat|valid|payload|\bids?\b|\burl\b|Value/i,
    );
    expect(serverSentence(said)).toMatch(/^[A-Z].*\.$/);
  });

  it.each([
    ['Must be at least 6 character(s).', 'This must have at least 6 characters.'],
    ['Must be at least 1 character(s).', 'This must have at least 1 character.'],
    ['Must be no more than 500 character(s).', 'This may have at most 500 characters.'],
  ])('“%s” counts in words for people', (said, told) => {
    expect(serverSentence(said)).toBe(told);
  });

  it.each([
    'The file is larger than 10 MB.',
    'At most 5 documents can be handed in.',
    'This account is suspended: Spam.\nAgain and again.',
    'A sentence of a newer server.',
    'constructor',
    '',
  ])('and so does “%s”', (said) => {
    expect(serverSentence(said)).toBe(said);
  });
});
