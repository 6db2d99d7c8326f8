import { expect, it } from 'vitest';
import { anUnreadableFile } from '#domain/testing/an-unreadable-file.ts';
import { prepareFilm } from './prepare-film.ts';

it('refuses a film whose bytes cannot be read, in place of waiting for ever (R12)', async () => {
  const film = anUnreadableFile({ head: null, type: 'video/mp4' });
  expect(await prepareFilm(film, new AbortController().signal)).toEqual({
    kind: 'refused',
    reason: 'This device could not read the file.',
  });
});
