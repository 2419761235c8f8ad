import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { readSoftware } from './exif-software.rules.ts';

const square = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#ffffff' } });

describe('the program in the metadata of a picture', () => {
  it('is the EXIF software of a photograph', async () => {
    const photo = await square()
      .withExif({ IFD0: { Make: 'Phone', Software: 'Adobe Photoshop 25.0' } })
      .jpeg()
      .toBuffer();
    expect(readSoftware(photo)).toBe('Adobe Photoshop 25.0');
  });

  it.each([
    ['a photograph without a program', () => square().jpeg().toBuffer()],
    ['a drawing', () => square().png().toBuffer()],
    [
      'a photograph cut off',
      async () =>
        (
          await square()
            .withExif({ IFD0: { Software: 'GIMP' } })
            .jpeg()
            .toBuffer()
        ).subarray(0, 40),
    ],
    ['nothing', () => Promise.resolve(Buffer.alloc(0))],
  ])('is null for %s', async (_, picture) => {
    expect(readSoftware(await picture())).toBeNull();
  });
});

interface Entry {
  tag?: number;
  type?: number;
  text: string;
}

/** The EXIF directory of a picture, as a camera writes it in either order of bytes. */
function exifOf(entries: readonly Entry[], isLittle = false): Buffer {
  const start = 10 + 12 * entries.length;
  const exif = Buffer.alloc(start + 64 * entries.length);
  const short = (value: number, at: number) =>
    isLittle ? exif.writeUInt16LE(value, at) : exif.writeUInt16BE(value, at);
  const long = (value: number, at: number) =>
    isLittle ? exif.writeUInt32LE(value, at) : exif.writeUInt32BE(value, at);
  exif.write(isLittle ? 'II' : 'MM', 'latin1');
  long(8, 4);
  short(entries.length, 8);
  entries.forEach(({ tag = 0x0131, type = 2, text }, place) => {
    const at = 10 + 12 * place;
    const textAt = text.length > 4 ? start + 64 * place : at + 8;
    short(tag, at);
    short(type, at + 2);
    long(text.length, at + 4);
    if (text.length > 4) long(textAt, at + 8);
    exif.write(text, textAt, 'latin1');
  });
  return exif;
}

function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(2 + content.length, 2);
  return Buffer.concat([head, content]);
}
const exifSegment = (exif: Buffer) => segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), exif]));
const jpegOf = (...segments: Buffer[]) =>
  Buffer.concat([Buffer.from([0xff, 0xd8]), ...segments, segment(0xda, Buffer.alloc(4))]);
const softwareIn = (entries: readonly Entry[], isLittle?: boolean) =>
  readSoftware(jpegOf(exifSegment(exifOf(entries, isLittle))));

describe('the software in the EXIF directory', () => {
  it.each([true, false])('is read in both orders of bytes (little: %s)', (isLittle) => {
    expect(softwareIn([{ text: 'GIMP 2.10' }], isLittle)).toBe('GIMP 2.10');
    expect(softwareIn([{ text: 'Pro\0' }], isLittle)).toBe('Pro');
    expect(softwareIn([{ text: 'Pixen' }], isLittle)).toBe('Pixen');
  });

  it('ends at its first zero, without blanks, and is null if nothing is left', () => {
    expect(softwareIn([{ text: ' Snapseed 3 \0\nrest' }])).toBe('Snapseed 3');
    expect(softwareIn([{ text: '  \0 rest' }])).toBeNull();
  });

  it('is the text with its own tag', () => {
    const others = [
      { tag: 0x010f, text: 'Phone maker' },
      { type: 7, text: 'not a text' },
    ];
    expect(softwareIn([...others, { text: 'GIMP 2.10' }])).toBe('GIMP 2.10');
    expect(softwareIn(others)).toBeNull();
    expect(softwareIn([])).toBeNull();
  });

  it('is found after other segments, and not after the picture begins', () => {
    const exif = exifSegment(exifOf([{ text: 'GIMP 2.10' }]));
    const other = segment(0xe0, Buffer.from('JFIF\0 and more'));
    const xmp = segment(0xe1, Buffer.from('http://ns.adobe.com/xap/1.0/'));
    const wrongMarker = segment(0xe2, exif.subarray(4));
    expect(readSoftware(jpegOf(other, xmp, exif))).toBe('GIMP 2.10');
    expect(readSoftware(jpegOf(other, wrongMarker))).toBeNull();
    expect(readSoftware(Buffer.concat([jpegOf(), exif]))).toBeNull();
    expect(readSoftware(jpegOf(Buffer.from([0, 0, 0, 4]), exif))).toBeNull();
  });
});

describe('the software of a PNG', () => {
  const png = (text: string) => Buffer.concat([Buffer.from([0x89]), Buffer.from(text, 'latin1')]);

  it('is the text after its name, of 3 to 60 characters', () => {
    expect(readSoftware(png('PNG tEXtSoftware\0Adobe ImageReady\u0001IDAT'))).toBe('Adobe ImageReady');
    expect(readSoftware(png('iTXtSoftware\0\0\0\0GIMP'))).toBe('GIMP');
    expect(readSoftware(png('tEXtSoftware\0ab\u0001'))).toBeNull();
    expect(readSoftware(png(`tEXtSoftware\0${'x'.repeat(61)}`))).toBe('x'.repeat(60));
    expect(readSoftware(png('tEXtSoftware: GIMP'))).toBeNull();
  });

  it('is within the first 4096 bytes, and not in another kind of file', () => {
    expect(readSoftware(png(`${'x'.repeat(4095)}tEXtSoftware\0GIMP`))).toBeNull();
    expect(readSoftware(Buffer.from('tEXtSoftware\0GIMP'))).toBeNull();
  });
});
