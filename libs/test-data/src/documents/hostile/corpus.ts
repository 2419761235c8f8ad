import { form1040, form1040Lines, pdfOf } from '../pdf.ts';
import { scanOf } from '../scans.ts';
import * as bombs from './bombs.ts';
import { encryptedForm } from './encrypted.ts';
import { mutate } from './mutations.ts';
import * as pictures from './pictures.ts';

export type MediaType = 'application/pdf' | 'image/jpeg' | 'image/png';

export interface HostileFile {
  name: string;
  mediaType: MediaType;
  make: () => Buffer | Promise<Buffer>;
  isRejectedByGateway: boolean;
  isInEveryRun: boolean;
  fileName: string;
}

interface More {
  common?: boolean;
  rejected?: boolean;
  fileName?: string;
}

const hostile =
  (mediaType: MediaType, ending: string) =>
  (name: string, make: HostileFile['make'], { common, rejected, fileName }: More = {}): HostileFile => ({
    name,
    mediaType,
    make,
    isRejectedByGateway: rejected ?? false,
    isInEveryRun: common ?? false,
    fileName: fileName ?? `file.${ending}`,
  });
/** A small page that needs ten and more seconds of processor time. */
export const heavyDocument = (): Buffer => bombs.manyPaths(3_000_000);

const pdf = hostile('application/pdf', 'pdf');
const jpeg = hostile('image/jpeg', 'jpg');
const png = hostile('image/png', 'png');

const form = form1040(64_000);
const common = { common: true };
const rejected = { rejected: true };
const html = '<html><script>alert(1)</script></html>';
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="99999" height="99999"><image href="file:///etc/passwd"/></svg>';
const entity = `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>`;
const replaced = (from: string, to: string) =>
  Buffer.from(form.toString('latin1').replace(from, to), 'latin1');

const heavyPdfs = [
  pdf('flate of 2 GB within flate', () => bombs.nestedFlateBomb(2048)),
  pdf('flate of 512 MB', () => bombs.flateBomb(512), common),
  pdf('forms that draw each other ten times, 20 deep', () => bombs.exponentialForms(20), common),
  pdf('three million lines', heavyDocument),
  pdf('a million letters', () => bombs.manyTexts(1_000_000)),
  pdf('an image of 30,000 × 30,000 pixels', () => bombs.hugeImage(30_000)),
  pdf(
    'a page of 1,000,000 points',
    () => bombs.onePage('0 0 9 9 re f', { box: '[0 0 1000000 1000000]' }),
    common,
  ),
  pdf('a page without size', () => bombs.onePage('0 0 9 9 re f', { box: '[0 0 0 0]' })),
  pdf('a page of negative size', () => bombs.onePage('0 0 9 9 re f', { box: '[0 0 -612 -792]' })),
  pdf('a page of one point by a million', () => bombs.onePage('0 0 9 9 re f', { box: '[0 0 1 1000000]' })),
  pdf('10,000 pages', () => bombs.emptyPages(10_000), common),
  pdf('301 pages', () => bombs.emptyPages(301)),
  pdf('300 empty pages', () => bombs.emptyPages(300)),
  pdf('10,000 pages that are not there', () => bombs.pageTree('3 0 R', 10_000)),
  pdf('a page tree that is its own child', () => bombs.pageTree('2 0 R', 1), common),
  pdf('two page trees that hold each other', () =>
    bombs.pageTree('3 0 R', 1, '<< /Type /Pages /Parent 2 0 R /Kids [2 0 R] /Count 1 >>'),
  ),
  pdf('a page tree 20,000 deep', () => bombs.deepTree(20_000)),
  pdf('a page count below zero', () => bombs.pageTree('', -5)),
  pdf('tiles of a thousandth', bombs.tinyTiles),
  pdf('a font drawn with itself', bombs.fontOfItself),
  pdf('arrays in arrays, 200,000 deep', () => bombs.onePage('', { more: `/A ${'['.repeat(200_000)}` })),
  pdf('a name of a megabyte', () => bombs.onePage('', { more: `/${'a'.repeat(1_000_000)} 1` })),
  pdf('a page of noise', async () => scanOf(form, { grain: 120 })),
];

const brokenPdfs = [
  pdf('nothing', () => Buffer.alloc(0), { rejected: true, common: true }),
  pdf('one byte', () => Buffer.from('%'), rejected),
  pdf('a header and nothing else', () => Buffer.from('%PDF-')),
  pdf('a header and noise', () => mutate(Buffer.alloc(4000, '%PDF-1.7 '), 3)),
  pdf('half of a form', () => form.subarray(0, form.length / 2), common),
  pdf('a form without its table', () => form.subarray(0, form.indexOf('xref'))),
  pdf('a table that follows itself', () =>
    replaced('/Root 1 0 R', `/Prev ${form.indexOf('xref')} /Root 1 0 R`),
  ),
  pdf('a table that is elsewhere', () => replaced('startxref\n', 'startxref\n99')),
  pdf('a trailer without a root', () => replaced('/Root', '/Toor')),
  pdf('a catalogue that is a page', () =>
    replaced('/Type /Catalog /Pages 2 0 R', '/Type /Page /Parent 1 0 R'),
  ),
  pdf('a content stream that is the catalogue', () => replaced('/Contents 5 0 R', '/Contents 1 0 R')),
  pdf('a length that is its own stream', () => replaced('/Length', '/Length 5 0 R /L')),
  ...[
    'JBIG2Decode',
    'JPXDecode',
    'DCTDecode',
    'CCITTFaxDecode',
    'LZWDecode',
    'RunLengthDecode',
    'ASCII85Decode',
    'Crypt',
    'Nothing',
  ].map((filter) =>
    pdf(`noise as ${filter}`, () =>
      bombs.onePage(mutate(Buffer.alloc(5000, '~z<'), 5), { filter: `/Filter /${filter}` }),
    ),
  ),
];

const activePdfs = [
  pdf('a password to open', () => encryptedForm('secret'), common),
  pdf('an owner’s password only', () => encryptedForm('')),
  pdf('a script that runs on opening', () =>
    replaced('/Type /Catalog', '/Type /Catalog /OpenAction << /S /JavaScript /JS (while(1){}) >>'),
  ),
  pdf('a program that starts on opening', () =>
    replaced('/Type /Catalog', '/Type /Catalog /OpenAction << /S /Launch /F (/bin/sh) >>'),
  ),
  pdf('an address that is called on opening', () =>
    replaced('/Type /Catalog', '/Type /Catalog /OpenAction << /S /URI /URI (http://127.0.0.1:1/) >>'),
  ),
  pdf('content that lies in another file', () => replaced('/Length', '/F (/etc/passwd) /Length')),
  pdf('a web page, then a form', () => Buffer.concat([Buffer.from(html), form]), {
    rejected: true,
    common: true,
  }),
  pdf('a form, then a web page', () => Buffer.concat([form, Buffer.from(html)])),
  pdf('a form, then an archive', () =>
    Buffer.concat([form, Buffer.from('PK\u0003\u0004'), Buffer.alloc(500)]),
  ),
  pdf('a web page that begins like a form', () => Buffer.from(`%PDF-1.4 ${html}`)),
  pdf('an archive', () => Buffer.from('PK\u0003\u0004 word/document.xml'), rejected),
  pdf('a program', () => Buffer.from('MZ\u0090\u0000 This program cannot be run in DOS mode'), rejected),
];

const hostilePictures = [
  png('30,000 × 30,000 pixels', () => pictures.pngOf(30_000, 30_000), common),
  png('two thousand million pixels a side', () =>
    pictures.pngOf(0x7f_ff_ff_ff, 0x7f_ff_ff_ff, { bytes: 50 }),
  ),
  png('no pixels', () => pictures.pngOf(0, 0, { bytes: 10 })),
  png('one pixel', () => pictures.pngOf(1, 1)),
  png('1 × 60,000 pixels', () => pictures.pngOf(1, 60_000)),
  png('60,000 × 1 pixels', () => pictures.pngOf(60_000, 1)),
  png('a colour depth that does not exist', () => pictures.pngOf(100, 100, { depth: 7 })),
  png('pixels that end early', () => pictures.pngOf(2000, 2000, { bytes: 20 }), common),
  png('text that unpacks to 160 MB', () => pictures.pngWithBomb('zTXt')),
  png('a colour profile that unpacks to 160 MB', () => pictures.pngWithBomb('iCCP')),
  png('a drawing (SVG)', () => Buffer.from(svg), { rejected: true, common: true }),
  png('a drawing behind a PNG’s first bytes', () =>
    Buffer.concat([pictures.pngOf(1, 1).subarray(0, 8), Buffer.from(svg)]),
  ),
  png('16 bits and half transparent', pictures.deepPng),
  png('a WebP', () => pictures.as('webp'), rejected),
  jpeg('a GIF', () => pictures.as('gif'), rejected),
  jpeg('a TIFF', () => pictures.as('tiff'), rejected),
  jpeg('a PNG called JPEG', () => pictures.as('png')),
  jpeg('65,500 × 65,500 pixels, it says', () => pictures.jpegWithWrongSize(65_500, 65_500)),
  jpeg('8,000 × 8,000 pixels, it says', () => pictures.jpegWithWrongSize(8000, 8000)),
  jpeg('half a photograph', async () => (await pictures.photo()).subarray(0, 30_000)),
  jpeg('orientation 9', () => pictures.photoWithExif({ orientation: 9 })),
  jpeg('65,535 EXIF entries of which one is there', () => pictures.photoWithExif({ entries: 65_535 })),
  jpeg('an EXIF directory that follows itself', () => pictures.photoWithExif({ next: 8 })),
  jpeg('XMP that asks for a file', () => pictures.photoWithXmp(entity)),
  jpeg('a form in the comment of a photograph', () => pictures.photoWithComment(form)),
  jpeg('2,000 scans', () => pictures.manyScans(2000)),
  jpeg('four inks', pictures.oddJpeg),
  jpeg('nothing but grain', () => pictures.noisePhoto(3000)),
  jpeg('a form called JPEG', () => form),
];

const names = [
  '../../../etc/passwd',
  'C:\\Windows\\win.ini',
  'a\u0000.pdf',
  `${'x'.repeat(400)}.pdf`,
  '\u202Efdp.exe',
  'a\r\nSet-Cookie: b=c.pdf',
  '.pdf',
  'CON',
  '😀;filename="b.exe"',
];
const hostileNames = names.map((fileName, index) =>
  pdf(
    `the name ${JSON.stringify(fileName).slice(0, 30)}`,
    () => pdfOf([[...form1040Lines(70_000 + index)]]),
    { fileName },
  ),
);

const mutations = Array.from({ length: 8 }, (_, seed) => [
  pdf(`a form, mutation ${seed}`, () => mutate(form, seed), { common: seed === 0 }),
  pdf(`a scan, mutation ${seed}`, async () => mutate(await scanOf(form), seed)),
  jpeg(`a photograph, mutation ${seed}`, async () => mutate(await pictures.photo(), seed)),
]).flat();

export const hostileFiles: readonly HostileFile[] = [
  ...heavyPdfs,
  ...brokenPdfs,
  ...activePdfs,
  ...hostilePictures,
  ...hostileNames,
  ...mutations,
];
