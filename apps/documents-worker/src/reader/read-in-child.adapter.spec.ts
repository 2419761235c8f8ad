import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AnalysisResult, DocumentStage, PageProgress } from '@groundwork/contracts';
import { form1040, form1040Lines, pdfOf, photoOf, scanOf } from '@groundwork/test-data';
import { isLong } from '@groundwork/test-data/cases';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { reasons } from '../documents-worker.wording.ts';
import { Readers } from './readers.adapter.ts';

interface ReadOutcome {
  result: AnalysisResult;
  stages: (DocumentStage | PageProgress)[];
  pictures: Buffer[];
}

const readers = new Readers();
beforeAll(() => {
  readers.prepare();
});
afterAll(() => readers.onApplicationShutdown());

async function read(
  content: Buffer | string,
  mediaType = 'application/pdf',
  category = 'tax_documents',
  maxTotalMs = 600_000,
): Promise<ReadOutcome> {
  const stages: ReadOutcome['stages'] = [];
  const pictures: Buffer[] = [];
  const { result } = await readers.read({ mediaType, category }, Buffer.from(content), {
    owner: 'an owner',
    onStage: (stage, progress) => stages.push(progress ?? stage),
    onPicture: (page, png) => {
      pictures[page - 1] = png;
    },
    onRows: () => undefined,
    maxTotalMs,
  });
  return { result, stages, pictures };
}

const encrypted = `%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [] /Count 0 >> endobj
3 0 obj << /Filter /Standard /V 1 /R 2 /P -4
/O <28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A>
/U <00000000000000000000000000000000000000000000000000000000000000FF> >> endobj
trailer << /Root 1 0 R /Encrypt 3 0 R /Size 4 /ID [<00112233445566778899AABBCCDDEEFF> <00112233445566778899AABBCCDDEEFF>] >>
%%EOF
`;

const lines1040 = form1040Lines(85_200);
const figures1040 = [
  { name: 'totalIncome', value: 85_200, page: 1 },
  { name: 'adjustedGrossIncome', value: 83_200, page: 1 },
  { name: 'totalTax', value: 8_520, page: 1 },
  { name: 'taxYear', text: '2025', page: 1 },
];

describe('a reader process', () => {
  it('classifies a form 1040 and returns its figures', async () => {
    const { result, stages } = await read(form1040(85_200));
    expect(result).toMatchObject({
      outcome: 'analysed',
      confidence: 1,
      fraudScore: 0,
      classification: { category: 'tax_documents', subcategory: 'form_1040', certainty: 1 },
      extracted: [
        { name: 'totalIncome', value: 85_200, page: 1 },
        { name: 'adjustedGrossIncome', value: 83_200, page: 1 },
        { name: 'totalTax', value: 8_520, page: 1 },
        { name: 'taxYear', text: '2025', page: 1 },
      ],
      signals: [],
    });
    expect(stages).toEqual(['text', 'classified', 'figures', 'checks']);
  });

  it('reports a form of another category', async () => {
    const { result } = await read(form1040(50_000), 'application/pdf', 'bank_statements');
    expect(result).toMatchObject({ outcome: 'analysed', signals: [{ code: 'CATEGORY_MISMATCH' }] });
  });

  it('reports an unknown kind for a letter', async () => {
    const { result } = await read(pdfOf([['Dear Ann,', 'thank you for the tax documents of last year.']]));
    expect(result).toMatchObject({ outcome: 'analysed', confidence: 0, signals: [{ code: 'UNKNOWN_KIND' }] });
  });

  it.each([
    ['nothing', ''],
    ['noise behind a PDF header', `%PDF-1.7\n${'\u0000\u00ff'.repeat(500)}`],
  ])('rejects %s with a reason for the owner', async (_name, content) => {
    const { result } = await read(content);
    expect(result).toEqual({ outcome: 'rejected', reason: reasons.damagedFile });
  });

  it('rejects a file that needs a password', async () => {
    const { result } = await read(encrypted);
    expect(result).toEqual({ outcome: 'rejected', reason: 'This file is password-protected' });
  });

  it.each([
    ['no page', () => pdfOf([])],
    ['an empty page', () => pdfOf([[]])],
    ['a scan of two empty pages', () => scanOf(pdfOf([[], []]))],
  ])('rejects a PDF with %s and names what is missing', async (_, make) => {
    const { result } = await read(await make());
    expect(result).toEqual({ outcome: 'rejected', reason: reasons.noText });
  });

  it('rejects more than 300 pages', async () => {
    const { result } = await read(pdfOf(Array.from({ length: 301 }, () => [])));
    expect(result).toEqual({ outcome: 'rejected', reason: 'This file has more than 300 pages' });
  });

  it('reads 300 pages', async () => {
    const attachment = Array.from(
      { length: 4 },
      () => 'A page of the attachment with enough words to be no stamp.',
    );
    const pages = Array.from({ length: 300 }, (_, page) => (page === 0 ? lines1040 : attachment));
    const { result } = await read(pdfOf(pages));
    expect(result).toMatchObject({ outcome: 'analysed', pages: 300, previews: 20, extracted: figures1040 });
  }, 120_000);

  it('fails an analysis that exceeds the time limit', async () => {
    const { result } = await read(form1040(85_200), 'application/pdf', 'tax_documents', 1);
    expect(result).toEqual({
      outcome: 'failed',
      reason: reasons.timeLimit,
    });
  });

  it('reads or rejects a truncated file', async () => {
    const whole = form1040(85_200);
    const { result } = await read(whole.subarray(0, whole.length - 40));
    expect(['analysed', 'rejected']).toContain(result.outcome);
  });
});

describe('a page without a text layer', () => {
  it('is recognized in a scan, and the reader reports the page number', async () => {
    const scan = await scanOf(pdfOf([lines1040, ['Page two of the return.', 'Nothing else stands here.']]));
    const { result, stages } = await read(scan);
    expect(result).toMatchObject({
      outcome: 'analysed',
      classification: { subcategory: 'form_1040' },
      extracted: figures1040,
      pages: 2,
      previews: 2,
    });
    const pages = [
      { page: 1, pages: 2 },
      { page: 2, pages: 2 },
    ];
    expect(stages).toEqual(['text', ...pages, 'classified', 'figures', 'checks']);
  });

  it('is no alarm and no page not read if it is the blank back of another', async () => {
    const { result } = await read(await scanOf(pdfOf([lines1040, [], ['Page two of the return.'], []])));
    expect(result).toMatchObject({
      extracted: figures1040,
      signals: [],
      fraudScore: 0,
      pages: 4,
      previews: 4,
    });
  });

  it('is recognized in a grainy scan', async () => {
    const { result } = await read(await scanOf(form1040(85_200), { grain: 25 }));
    expect(result).toMatchObject({ extracted: figures1040 });
  });

  it('is the only kind of page that is recognized', async () => {
    const mixed = await PDFDocument.load(pdfOf([lines1040, ['p. 2']]));
    const scan = await PDFDocument.load(await scanOf(pdfOf([['A note', 'on paper']])));
    for (const page of await mixed.copyPages(scan, [0])) mixed.addPage(page);
    const { stages, result } = await read(Buffer.from(await mixed.save()));
    expect(stages).toEqual(['text', { page: 3, pages: 3 }, 'classified', 'figures', 'checks']);
    expect(result).toMatchObject({ extracted: figures1040 });
  });

  it.each(isLong ? ([1, 3, 6, 8] as const) : ([6] as const))(
    'is recognized in a photograph with EXIF orientation %i, and its preview is upright',
    async (orientation) => {
      const photo = await photoOf(form1040(85_200), { orientation });
      const { result, pictures } = await read(photo, 'image/jpeg');
      expect(result).toMatchObject({ extracted: figures1040, pages: 1, previews: 1 });
      const { width, height } = await sharp(pictures[0]).metadata();
      expect(height).toBeGreaterThan(width);
    },
  );

  it.each(isLong ? ([90, 180, 270] as const) : ([270] as const))(
    'is recognized in a photograph that is turned by %i degrees, and its preview is upright',
    async (turned) => {
      const { result, pictures } = await read(await photoOf(form1040(85_200), { turned }), 'image/jpeg');
      expect(result).toMatchObject({ extracted: figures1040, pages: 1, previews: 1 });
      const { width, height } = await sharp(pictures[0]).metadata();
      expect(height).toBeGreaterThan(width);
    },
  );

  it('has a preview, like a page with a text layer', async () => {
    const { result, pictures } = await read(pdfOf([lines1040, ['A second page.']]));
    expect(result).toMatchObject({ previews: 2 });
    const formats = await Promise.all(pictures.map(async (png) => (await sharp(png).metadata()).format));
    expect(formats).toEqual(['png', 'png']);
  });
});

describe('a blurred photograph', () => {
  it('is rejected before its recognition, so its owner can take another one', async () => {
    const { result, stages } = await read(await photoOf(form1040(85_200), { blur: 8 }), 'image/jpeg');
    expect(result).toEqual({ outcome: 'rejected', reason: reasons.blurred });
    expect(stages).toEqual(['text']);
  });

  it('is read if a person can read it', async () => {
    const { result } = await read(await photoOf(form1040(85_200), { blur: 1.5 }), 'image/jpeg');
    expect(result).toMatchObject({ outcome: 'analysed', extracted: figures1040 });
  });
});
