const latin = (text: string) => Buffer.from(text, 'latin1');

/** As much of an MP4 as tells what it is, as long as asked for; what is in it repeats at no part's length. */
export function anMp4(bytes = 128): Uint8Array<ArrayBuffer> {
  const film = new Uint8Array(Math.max(bytes, 32));
  film.set(latin('\0\0\0\x18ftypmp42\0\0\0\0mp42isom'));
  film.set([0, 0, 0, 0, ...latin('mdat')], 24);
  new DataView(film.buffer).setUint32(24, film.length - 24);
  for (let i = 32; i < film.length; i += 1) film[i] = (i * 31 + (i >>> 8) * 7 + (i >>> 16)) & 0xff;
  return film;
}

/** The beginning of a WebM as Chromium's recorder writes it. */
export function aWebm(): Uint8Array<ArrayBuffer> {
  const versions = '\x42\x86\x81\x01\x42\xf7\x81\x01\x42\xf2\x81\x04\x42\xf3\x81\x08';
  return new Uint8Array(
    latin(
      `\x1a\x45\xdf\xa3\x9f${versions}\x42\x82\x84webm\x42\x87\x81\x04\x42\x85\x81\x02\x18\x53\x80\x67\x01\xff\xff\xff\xff\xff\xff\xff`,
    ),
  );
}
