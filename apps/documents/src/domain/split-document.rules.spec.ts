import { describe, expect, it } from '@jest/globals';
import { sampleDocument } from '../../testing/sample-document.ts';
import { createPart, nameOfPart } from './split-document.rules.ts';

const range = (fromPage: number, toPage: number) => ({ fromPage, toPage });
const named = (originalName: string, fromPage: number | null = null, toPage: number | null = null) => ({
  ...sampleDocument,
  ...{ originalName, fromPage, toPage },
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
      ...{ version: 1, analysisRun: 1, status: 'pending', sealed: true, categoryChosen: false },
      ...{ sha256: 'hash', fileSize: 4321, fromPage: 2, toPage: 3, createdAt: now },
      storageKey: `files/${part.id}`,
    });
    expect(part.id).not.toBe(sampleDocument.id);
  });
});
