import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  csvOf,
  type MadeSheet,
  programReports,
  workbookBombs,
  xlsxOf,
  xlsxType,
} from '@groundwork/test-data';
import sharp from 'sharp';
import { reasons } from '../documents-worker.wording.ts';
import { Readers } from './readers.adapter.ts';

const { bankExport, profitFigures, quickBooksOnline } = programReports;
const readers = new Readers();
beforeAll(() => {
  readers.prepare();
});
afterAll(() => readers.onApplicationShutdown());

async function read(content: Buffer | string, mediaType: string) {
  const pictures: Buffer[] = [];
  let rows = 0;
  const task = { mediaType, category: 'financial_reports' };
  const { result } = await readers.read(task, Buffer.from(content), {
    owner: 'an owner',
    onStage: () => undefined,
    onPicture: (_page, png) => pictures.push(png),
    onRows: () => {
      rows += 1;
    },
    maxTotalMs: 600_000,
  });
  return { result, pictures, rows };
}

const sheet = (rows: MadeSheet['rows']) => xlsxOf([{ name: 'Sheet1', rows }]);
describe('a reader process with a spreadsheet', () => {
  it('returns figures with their places on a picture of the table', async () => {
    const { result, pictures, rows } = await read(await sheet(quickBooksOnline), xlsxType);
    if (result.outcome !== 'analysed') throw new Error(result.reason);
    const { extracted, ...others } = result;
    expect(others).toMatchObject({ pages: 1, previews: 1, fraudScore: 0 });
    const boxes = extracted.filter(({ name }) => name in profitFigures);
    expect(boxes.map(({ name, value }) => [name, value])).toEqual(Object.entries(profitFigures));
    for (const { box } of boxes) expect(box).toMatchObject({ x: expect.any(Number), y: expect.any(Number) });
    expect([pictures.length, rows]).toEqual([1, 0]);
    const { data, info } = await sharp(pictures[0]).greyscale().raw().toBuffer({ resolveWithObject: true });
    const box = boxes[0]?.box ?? { x: 0, y: 0, width: 0, height: 0 };
    const left = Math.floor(box.x * info.width);
    const top = Math.floor(box.y * info.height);
    const line = (y: number) =>
      data.subarray(y * info.width + left, y * info.width + left + Math.ceil(box.width * info.width));
    const heights = Array.from({ length: Math.ceil(box.height * info.height) }, (_, at) => top + at);
    expect(heights.some((y) => line(y).some((brightness) => brightness < 100))).toBe(true);
  });

  it('returns the figures of a CSV file', async () => {
    const { result } = await read(csvOf(quickBooksOnline), 'text/csv');
    expect(result).toMatchObject({ outcome: 'analysed', signals: [{ code: 'SPREADSHEET' }] });
  });

  it.each<[string, () => Promise<Buffer> | string, string, string]>([
    [
      '200 MB of zeros',
      () => xlsxOf([], { 'xl/worksheets/sheet1.xml': Buffer.alloc(200_000_000) }),
      xlsxType,
      reasons.resourceLimit,
    ],
    ['1,900 cells in the last column', workbookBombs.farCells, xlsxType, reasons.resourceLimit],
    ['the last of 17 billion cells', workbookBombs.lastCell, xlsxType, reasons.resourceLimit],
    ['a million tags in each other', workbookBombs.deepTags, xlsxType, reasons.emptySpreadsheet],
    ['a line of a million cells', () => '1,'.repeat(1_000_000), 'text/csv', reasons.resourceLimit],
    [
      '200,000 rows',
      () => sheet(Array.from({ length: 200_000 }, (_, at) => ['Row', at])),
      xlsxType,
      'This spreadsheet has more than 2,000 lines. Upload one report by itself.',
    ],
    ['rows of a bank', () => bankExport, 'text/csv', reasons.bankRows],
  ])(
    'rejects %s with a reason',
    async (_name, make, mediaType, reason) => {
      const { result } = await read(await make(), mediaType);
      expect(result).toEqual({ outcome: 'rejected', reason });
    },
    300_000,
  );

  it('reads 1,900 rows', async () => {
    const rows = [
      ...quickBooksOnline,
      [],
      ...Array.from({ length: 1900 }, (_, at) => [`Customer ${at}`, at]),
    ];
    const { result } = await read(await sheet(rows), xlsxType);
    expect(result).toMatchObject({ outcome: 'analysed' });
  }, 300_000);
});
