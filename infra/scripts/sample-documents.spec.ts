import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readDocument } from '@groundwork/engine-documents';
import { holderMatch } from '@groundwork/engine-evidence';
import { z } from 'zod';
import { isSample } from '../../apps/documents/src/domain/sample-files.rules.ts';
import { filed1040 } from '../../libs/test-data/src/documents/tax-return.ts';
import { bankStatement, profitAndLoss, scheduleC } from '../local/demo-documents.ts';
import { demoStory } from '../local/demo-story.ts';
import { sampleDocuments, samplesFolder } from './sample-documents.ts';

const read = (lines: readonly string[], category: string) => {
  const place = { x: 50, height: 10 };
  const words = lines.map((text, row) => ({ ...place, text, y: 40 + row * 18, width: text.length * 5 }));
  return readDocument([{ words, recognition: 1 }], category);
};

const story = demoStory(new Date('2026-11-20T00:00:00Z'));
const ownerNames = z.object({ fullName: z.string(), legalBusinessName: z.string() });
const september = new Date('2025-09-01T00:00:00Z');
const documents: [string, readonly string[], string][] = [
  ['schedule_c', scheduleC(2025), 'tax_documents'],
  [
    'form_1040',
    filed1040({ year: 2024, income: 79_400, adjustments: 2250, tax: 11_820, name: 'Maya Reyes' }),
    'tax_documents',
  ],
  ['business_checking', bankStatement(september), 'bank_statements'],
  ['profit_loss', profitAndLoss(september), 'financial_reports'],
];

describe('the sample documents', () => {
  it('are the files that the web app serves, as `npm run samples` writes them', () => {
    const files = readdirSync(samplesFolder).filter((name) => name.endsWith('.pdf'));
    expect(files.sort()).toEqual(Object.keys(sampleDocuments).sort());
    for (const name of files)
      expect(readFileSync(join(samplesFolder, name), 'utf8')).toBe(sampleDocuments[name]);
  });

  it('are samples by their content, in the name of the demo owner', () => {
    for (const name of Object.keys(sampleDocuments)) {
      const sha256 = createHash('sha256')
        .update(readFileSync(join(samplesFolder, name)))
        .digest('hex');
      expect(isSample({ sha256 })).toBe(true);
    }
  });

  it.each(documents)('of the kind %s are in the name of the demo owner', (_, lines, category) => {
    const profiles = story.map((chapter) => ('profile' in chapter ? chapter.profile : {}));
    const { fullName, legalBusinessName } = ownerNames.parse(Object.assign({}, ...profiles));
    const { printedNames } = read(lines, category);
    expect(holderMatch(printedNames, { fullName, legalBusinessName })).toBe('same');
  });

  it.each(documents)('of the kind %s count in full', (subcategory, lines, category) => {
    expect(read(lines, category)).toMatchObject({
      classification: { subcategory, certainty: 1 },
      confidence: 1,
      fraudScore: 0,
      signals: [],
    });
  });

  it('fill a free slot of the demo owner', () => {
    const taxDocuments = story.filter(
      (chapter) => 'document' in chapter && chapter.document.category === 'tax_documents',
    );
    expect(taxDocuments).toHaveLength(2);
    expect(Object.keys(sampleDocuments).every((name) => readme.includes(`public/samples/${name}`))).toBe(
      true,
    );
  });
});

const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
