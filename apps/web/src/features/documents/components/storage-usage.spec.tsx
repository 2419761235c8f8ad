import { describe, expect, it } from '@jest/globals';
import { type DocumentUsage, documentQuotas, fileLimits, type FileUse } from '@groundwork/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { formatMoment } from '#shared/formatting/format.ts';
import { words } from '../documents.wording.ts';
import { UsageLine } from './storage-usage.tsx';

const { hour, day } = fileLimits.starter;
const limits = { ...documentQuotas.starter, uploadsAnHour: hour.files };
type DocumentUse = DocumentUsage['used'];
const nothing: DocumentUse = { bytes: 0, files: 0, uploadsAnHour: 0, waitingPages: 0 };
const noUse: FileUse = { files: 0, bytes: 0, rows: 0, processorMs: 0 };

const textOf = (
  used: Partial<DocumentUse>,
  dayUse: Partial<FileUse> = {},
  goesOnAt: string | null = null,
) => {
  const budget = {
    hour: { used: noUse, limits: hour },
    day: { used: { ...noUse, ...dayUse }, limits: day },
    goesOnAt,
  };
  const usage = { used: { ...nothing, ...used }, limits, budget };
  return renderToStaticMarkup(<UsageLine usage={usage} />).replace(/<[^>]*>/g, '');
};

describe('the line with the used storage', () => {
  it('shows zero and the limits to a new owner', () => {
    expect(textOf({})).toBe('0 bytes of 2.0 GB used, 0 of 500 files');
  });

  it.each([
    ['nearlyFull', { files: 450 }],
    ['nearlyFull', { bytes: limits.bytes * 0.95 }],
    ['full', { files: 500 }],
    ['full', { bytes: limits.bytes }],
    ['paused', { waitingPages: limits.waitingPages }],
  ] as const)('adds the sentence “%s” for %j', (state, used) => {
    expect(textOf(used)).toContain(words.upload[state]);
  });

  it('shows the files and the reading time of the last 24 hours', () => {
    expect(textOf({}, { files: 12, processorMs: 130_000 })).toContain(
      'Last 24 hours: 12 of 2,400 files, 3 of 120 minutes of reading',
    );
  });

  it('names the time at which the next file can come once the budget is spent', () => {
    const later = '2026-03-10T15:00:00.000Z';
    expect(textOf({}, { files: 12 }, later)).toContain(`You can send more on ${formatMoment(later)}.`);
  });
});
