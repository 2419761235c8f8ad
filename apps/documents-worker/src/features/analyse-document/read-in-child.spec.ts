import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AnalysisResult, DocumentStage } from '@groundwork/contracts';
import { form1040, pdfOf } from '@groundwork/testing';
import { readInChild } from './read-in-child.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'groundwork-reading-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

interface Read {
  result: AnalysisResult;
  stages: DocumentStage[];
}

async function read(
  content: Buffer | string,
  mediaType = 'application/pdf',
  category = 'tax_documents',
): Promise<Read> {
  const file = join(folder, crypto.randomUUID());
  await writeFile(file, content);
  const stages: DocumentStage[] = [];
  const result = await readInChild({ file, mediaType, category }, (stage) => stages.push(stage));
  return { result, stages };
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

describe('reading a file in a process of its own', () => {
  it('knows a form 1040 by its words and finds its three figures', async () => {
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
      ],
      signals: [],
    });
    expect(stages).toEqual(['text', 'classified']);
  });

  it('says so when the form belongs to another category', async () => {
    const { result } = await read(form1040(50_000), 'application/pdf', 'bank_statements');
    expect(result).toMatchObject({ outcome: 'analysed', signals: [{ code: 'CATEGORY_MISMATCH' }] });
  });

  it.each([
    ['a letter', pdfOf([['Dear Ann,', 'thank you for the tax documents of last year.']]), 'application/pdf'],
    ['a page without a word', pdfOf([[]]), 'application/pdf'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'image/png'],
  ])('does not know what %s is and asks for a person', async (_name, content, mediaType) => {
    const { result } = await read(content, mediaType);
    expect(result).toMatchObject({ outcome: 'analysed', confidence: 0, signals: [{ code: 'UNKNOWN_KIND' }] });
  });

  it.each([
    ['nothing', ''],
    ['noise behind a PDF header', `%PDF-1.7\n${'\u0000\u00ff'.repeat(500)}`],
  ])('rejects %s with a reason for the owner', async (_name, content) => {
    const { result } = await read(content);
    expect(result).toEqual({ outcome: 'rejected', reason: 'This file is damaged and cannot be opened' });
  });

  it('rejects what opens with a password only', async () => {
    const { result } = await read(encrypted);
    expect(result).toEqual({ outcome: 'rejected', reason: 'This file is password-protected' });
  });

  it('rejects more than 300 pages', async () => {
    const { result } = await read(pdfOf(Array.from({ length: 301 }, () => [])));
    expect(result).toEqual({ outcome: 'rejected', reason: 'This file has more than 300 pages' });
  });

  it('reads a file whose end was cut off, or says why not', async () => {
    const whole = form1040(85_200);
    const { result } = await read(whole.subarray(0, whole.length - 40));
    expect(['analysed', 'rejected']).toContain(result.outcome);
  });
});
