interface JpegParts {
  readonly orientation?: number;
  readonly hasGps?: boolean;
  readonly littleEndian?: boolean;
  /** Put before the EXIF segment, as cameras put their JFIF header. */
  readonly before?: readonly number[];
}

/** The head of a JPEG with an EXIF segment, written by the TIFF 6.0 and EXIF 2.3 layout. */
export function aJpeg({ orientation, hasGps = false, littleEndian = true, before = [] }: JpegParts = {}): Uint8Array {
  const entries = [
    ...(orientation === undefined ? [] : [{ tag: 0x0112, type: 3, value: orientation }]),
    ...(hasGps ? [{ tag: 0x8825, type: 4, value: 38 }] : []),
  ];
  const tiff = new DataView(new ArrayBuffer(14 + entries.length * 12));
  tiff.setUint16(0, littleEndian ? 0x4949 : 0x4d4d);
  tiff.setUint16(2, 42, littleEndian);
  tiff.setUint32(4, 8, littleEndian);
  tiff.setUint16(8, entries.length, littleEndian);
  for (const [place, { tag, type, value }] of entries.entries()) {
    const at = 10 + place * 12;
    tiff.setUint16(at, tag, littleEndian);
    tiff.setUint16(at + 2, type, littleEndian);
    tiff.setUint32(at + 4, 1, littleEndian);
    if (type === 3) tiff.setUint16(at + 8, value, littleEndian);
    else tiff.setUint32(at + 8, value, littleEndian);
  }
  const segment = [0x45, 0x78, 0x69, 0x66, 0, 0, ...new Uint8Array(tiff.buffer)];
  const length = segment.length + 2;
  return Uint8Array.from([
    0xff,
    0xd8,
    ...before,
    0xff,
    0xe1,
    length >> 8,
    length & 0xff,
    ...segment,
    0xff,
    0xda,
    0,
    2,
    0xff,
    0xd9,
  ]);
}
