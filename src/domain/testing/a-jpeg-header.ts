interface JpegHeader {
  readonly width: number;
  readonly height: number;
  /** EXIF orientation; no EXIF block when absent. */
  readonly orientation?: number;
  /** Says where it was taken. */
  readonly gps?: boolean;
}

/** The beginning of a JPEG: EXIF as a camera writes it, and the frame with its size. There is no picture behind it. */
export function aJpegHeader({ width, height, orientation, gps = false }: JpegHeader): Uint8Array<ArrayBuffer> {
  const frame = [0xff, 0xc0, 0, 17, 8, ...uint16(height), ...uint16(width), 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1];
  const exif = orientation === undefined && !gps ? [] : exifSegment(orientation ?? 1, gps);
  return new Uint8Array([0xff, 0xd8, ...exif, 0xff, 0xdb, 0, 4, 0, 0, ...frame, 0xff, 0xda, 0, 2]);
}

/** One directory, big-endian, its GPS entry pointing at an empty one behind it. */
function exifSegment(orientation: number, gps: boolean): readonly number[] {
  const entries = [[0x01, 0x12, 0, 3, 0, 0, 0, 1, ...uint16(orientation), 0, 0], ...(gps ? [[0x88, 0x25, 0, 4, 0, 0, 0, 1, 0, 0, 0, 38]] : [])];
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, entries.length, ...entries.flat(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  return [0xff, 0xe1, ...uint16(8 + tiff.length), 0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff];
}

function uint16(value: number): readonly [number, number] {
  return [value >> 8, value & 0xff];
}
