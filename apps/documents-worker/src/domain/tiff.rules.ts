import type { GrayPicture } from './gray-picture.model.ts';

const littleEndian = 'II*\0';
const firstDirectoryAt = 8;
const long = 4;
const fieldBytes = 12;
const tags = {
  width: 256,
  height: 257,
  bitsOfPixel: 258,
  compression: 259,
  meaningOfZero: 262,
  pixelsAt: 273,
  rowsTogether: 278,
  bytesTogether: 279,
};
const uncompressed = 1;
const black = 1;
const fieldsOf = (
  { data, width, height }: GrayPicture,
  pixelsAt: number,
): readonly [tag: number, value: number][] => [
  [tags.width, width],
  [tags.height, height],
  [tags.bitsOfPixel, 8],
  [tags.compression, uncompressed],
  [tags.meaningOfZero, black],
  [tags.pixelsAt, pixelsAt],
  [tags.rowsTogether, height],
  [tags.bytesTogether, data.length],
];
const directoryBytes = 2 + Object.keys(tags).length * fieldBytes + 4;

function directory(picture: GrayPicture, at: number, nextAt: number): Buffer {
  const fields = fieldsOf(picture, at + directoryBytes);
  const bytes = Buffer.alloc(directoryBytes);
  bytes.writeUInt16LE(fields.length);
  for (const [index, [tag, value]] of fields.entries()) {
    const place = 2 + index * fieldBytes;
    bytes.writeUInt16LE(tag, place);
    bytes.writeUInt16LE(long, place + 2);
    bytes.writeUInt32LE(1, place + 4);
    bytes.writeUInt32LE(value, place + 8);
  }
  bytes.writeUInt32LE(nextAt, directoryBytes - 4);
  return bytes;
}

/** One file with a page for each picture. A directory starts at an even byte. */
export function toTiff(pictures: readonly GrayPicture[]): Buffer {
  const header = Buffer.alloc(firstDirectoryAt);
  header.write(littleEndian);
  header.writeUInt32LE(firstDirectoryAt, 4);
  const parts: Buffer[] = [header];
  let at = firstDirectoryAt;
  for (const [index, picture] of pictures.entries()) {
    const padding = Buffer.alloc(picture.data.length % 2);
    const nextAt = at + directoryBytes + picture.data.length + padding.length;
    parts.push(directory(picture, at, index + 1 < pictures.length ? nextAt : 0), picture.data, padding);
    at = nextAt;
  }
  return Buffer.concat(parts);
}
