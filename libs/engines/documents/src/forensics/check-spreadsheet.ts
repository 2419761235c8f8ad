import { fill, worded } from '@groundwork/wording';
import { details, findings } from '../documents.wording.ts';
import { type Signal, signalOf } from '../signal.ts';
import type { FileFacts } from './file-facts.ts';

export function checkSpreadsheet({ spreadsheet }: FileFacts): Signal[] {
  if (!spreadsheet) return [];
  const note = signalOf('SPREADSHEET', { page: null, message: worded(findings, 'spreadsheet') });
  const { documents } = spreadsheet;
  if (documents.length < 2) return [note];
  const several = signalOf('SEVERAL_PAPERS', {
    page: null,
    message: worded(findings, 'severalSheets'),
    expected: fill(details.reports, { count: 1 }),
    actual: documents.join(', '),
  });
  return [note, several];
}
