import { deflateRawSync } from 'node:zlib';
import { aPngPicture } from './a-picture.ts';

export type DocumentKind = 'pdf' | 'png' | 'doc' | 'docx';

/** A small document of that kind, which the programs of its kind open. */
export function aDocument(kind: DocumentKind): Uint8Array<ArrayBuffer> {
  switch (kind) {
    case 'pdf':
      return aPdf();
    case 'png':
      return aPngPicture({ width: 40, height: 30 });
    case 'doc':
      return aCompoundFile();
    case 'docx':
      return aZip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>' });
  }
}

/** A page without a word on it. */
function aPdf(): Uint8Array<ArrayBuffer> {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, place) => {
    const at = text.length;
    text += `${place + 1} 0 obj${object}endobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 4\n0000000000 65535 f \n${table}trailer<</Size 4/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`;
  return bytesOf(text);
}

/** The header and the directory of a Word 97 file, without what it says. */
function aCompoundFile(): Uint8Array<ArrayBuffer> {
  const file = Buffer.alloc(1024);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  Buffer.from('3e000300feff0900', 'hex').copy(file, 24);
  Buffer.from('Root Entry', 'utf16le').copy(file, 512);
  Buffer.from('WordDocument', 'utf16le').copy(file, 640);
  return new Uint8Array(file);
}

/** An archive with these parts; checksums are left out, which nobody here asks for. */
export function aZip(parts: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(parts)) {
    const data = deflateRawSync(Buffer.from(text));
    const sizes = Buffer.alloc(18);
    sizes.writeUInt32LE(data.length, 4);
    sizes.writeUInt32LE(text.length, 8);
    sizes.writeUInt16LE(name.length, 12);
    const common = Buffer.concat([Buffer.from('14000000080000000000', 'hex'), sizes.subarray(0, 16)]);
    const entry = Buffer.concat([Buffer.from('504b0304', 'hex'), common, Buffer.from(name), data]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    central.push(Buffer.concat([Buffer.from('504b01021400', 'hex'), common, place, Buffer.from(name)]));
    local.push(entry);
    at += entry.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(central.length, 8);
  end.writeUInt16LE(central.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...local, directory, end]));
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text, 'latin1'));
}
