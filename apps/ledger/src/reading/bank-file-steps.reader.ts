import { tagText } from '../domain/row-id.rules.ts';
import { rowSteps } from '../domain/row-steps.rules.ts';
import { readingSteps } from './reading-steps.reader.ts';

export function bankFileSteps() {
  const { readRows, ...reading } = readingSteps();
  const rows = rowSteps();
  return {
    ...reading,
    ...rows,

    planReadRows(rowKey: Uint8Array): void {
      rows.addPlannedRows(readRows().map((row) => ({ ...row, id: row.id && tagText(rowKey, row.id) })));
    },
  };
}

export type BankFileSteps = ReturnType<typeof bankFileSteps>;
