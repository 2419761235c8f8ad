import { describe, expect, it } from '@jest/globals';
import { readDocument, sampleDocument } from '../../testing/sample-document.ts';
import type { DocumentRow } from './document.model.ts';
import { assertSplittable, createPart, nameOfPart } from './split-document.rules.ts';

const range = (fromPage: number, toPage: number) => ({ fromPage, toPage });
const named = (originalName: string, fromPage: number | null = null, toPage: number | null = null) => ({
  ...sampleDocument,
  originalName,
  fromPage,
  toPage,
});

describe('the name of a part', () => {
  it.each([
    ['bundle.pdf', range(3, 5), 'bundle, pages 3–5.pdf'],
    ['bundle.pdf', range(3, 3), 'bundle, page 3.pdf'],
    ['bundle', range(3, 5), 'bundle, pages 3–5'],
    ['taxes. 2025 and more.pdf', range(1, 2), 'taxes. 2025 and more, pages 1–2.pdf'],
    [`${'a'.repeat(240)}.pdf`, range(1, 2), `${'a'.repeat(200)}, pages 1–2.pdf`],
  ])('of %s has its pages before the ending', (name, pages, expected) => {
    expect(nameOfPart(named(name), pages)).toBe(expected);
  });

  it('of a part has its own pages in place of those of the part', () => {
    expect(nameOfPart(named('bundle, pages 3–5.pdf', 3, 5), range(4, 4))).toBe('bundle, page 4.pdf');
  });
});

describe('a part', () => {
  it('is a new document with the same bytes, filed by its reading', () => {
    const now = new Date('2026-11-21T08:00:00Z');
    const part = createPart({ ...sampleDocument, version: 7 }, range(2, 3), now);
    expect(part).toMatchObject({
      version: 1,
      analysisRun: 1,
      status: 'pending',
      sealed: true,
      categoryChosen: false,
      sha256: 'hash',
      fileSize: 4321,
      fromPage: 2,
      toPage: 3,
      createdAt: now,
      storageKey: `files/${part.id}`,
    });
    expect(part.id).not.toBe(sampleDocument.id);
  });
});

describe('the parts of a document', () => {
  const scan: DocumentRow = { ...readDocument, mediaType: 'application/pdf', pages: 6 };
  const refusalOf = (change: Partial<DocumentRow>, ...parts: ReturnType<typeof range>[]) => {
    try {
      assertSplittable({ ...scan, ...change }, parts);
      return null;
    } catch (error) {
      return error;
    }
  };

  const whole: Partial<DocumentRow> = {};
  const part: Partial<DocumentRow> = { fromPage: 4, toPage: 9 };

  it('are for an analyzed PDF that no person verified', () => {
    expect(refusalOf({}, range(1, 2), range(3, 6))).toBeNull();
    expect(refusalOf(part, range(4, 6), range(7, 9))).toBeNull();
  });

  it.each([
    ['before its analysis', { status: 'pending' }, 'BEING_ANALYSED'],
    ['during its analysis', { status: 'processing' }, 'BEING_ANALYSED'],
    ['after its verification', { status: 'verified' }, 'VERIFIED'],
    ['that is a picture', { mediaType: 'image/png' }, 'NOT_A_PDF'],
    ['with a failed analysis', { status: 'failed' }, 'NOT_ANALYSED'],
    ['without a number of pages', { pages: null }, 'NOT_ANALYSED'],
  ] as const)('are not for a document %s', (_name, change, code) => {
    expect(refusalOf(change, range(1, 2))).toMatchObject({ code });
  });

  it.each([
    ['after the last page', whole, range(5, 7), 'toPage', 'Enter pages from 1 to 6'],
    ['before the first page', whole, range(0, 2), 'fromPage', 'Enter pages from 1 to 6'],
    ['before the part', part, range(3, 5), 'fromPage', 'Enter pages from 4 to 9'],
    ['after the part', part, range(8, 10), 'toPage', 'Enter pages from 4 to 9'],
  ])('are rejected at their place with a page %s', (_name, change, wrong, field, message) => {
    const own = change.fromPage ?? 1;
    expect(refusalOf(change, range(own, own), wrong)).toMatchObject({
      details: [{ field: `parts.1.${field}`, message }],
    });
  });
});
