import { aJpegPicture } from '#tests/support/a-picture.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';

/** What is sent to create a row. */
export type Fields = Readonly<Record<string, unknown>>;

export function inOrder(food: string, partner: string): { one: string; other: string } {
  return food < partner ? { one: food, other: partner } : { one: partner, other: food };
}

export function signUpBody(): Fields {
  const username = `n_${newRecordId()}`;
  return {
    email: `${username}@foretaste.test`,
    password: 'a-test-password',
    passwordConfirm: 'a-test-password',
    username,
    full_name: 'New One',
    consent: true,
  };
}

export function photo(fields: Fields): FormData {
  return form({ licence: 'own', ...fields }, 'image', aJpegPicture(), 'photo.jpg');
}

export function form(fields: Fields, file: string, bytes: Uint8Array<ArrayBuffer>, name: string): FormData {
  const data = new FormData();
  for (const [key, value] of Object.entries(fields)) data.set(key, String(value));
  data.set(file, new Blob([bytes]), name);
  return data;
}

/** The file type box of an MP4: what its type is told by. */
export function aVideo(): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom\0\0\0\x08free', 'latin1'));
}
