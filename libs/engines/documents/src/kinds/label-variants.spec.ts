import { describe, expect, it } from '@jest/globals';
import { labelVariants } from '../../testing/balance-variants.ts';
import { pagesFrom } from '../../testing/lines.ts';
import { readDocument } from '../read-document.ts';

describe.each(labelVariants)('the $figure of a $kind', ({ kind, figure, value, report, labels }) => {
  it.each(labels)('is read from "%s"', (label) => {
    const reading = readDocument(pagesFrom(report.replace('{label}', label)), 'financial_reports');
    expect(reading.classification?.subcategory).toBe(kind);
    expect(reading.extracted.find(({ name }) => name === figure)?.value).toBe(value);
    expect(reading.signals).toEqual([]);
  });
});
