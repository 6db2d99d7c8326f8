import { describe, expect, it } from 'vitest';
import { knownSentences, serverSentence } from './server-sentence.ts';

describe('what the server says, in the language of the app', () => {
  it.each(Object.keys(knownSentences))('“%s” reads in English as it was said', (said) => {
    expect(serverSentence(said)).toBe(said);
  });

  it.each([
    'Must be at least 6 character(s).', 'Must be no more than 500 character(s).', 'The file is larger than 10 MB.', 'At most 5 documents can be handed in.',
    'This account is suspended: Spam.\nAgain and again.', 'A sentence of a newer server.', 'constructor', '',
  ])('and so does “%s”', (said) => {
    expect(serverSentence(said)).toBe(said);
  });
});
