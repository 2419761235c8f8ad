import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { type DocumentSubcategory, documentKinds, fieldCatalog } from '@groundwork/contracts';
import { witnessTable } from '@groundwork/engine-evidence';

const page = readFileSync(join(import.meta.dirname, '../../docs/how-proof-works.md'), 'utf8');

const sourceOf = (kind: string | null): string =>
  kind === null ? 'Bank rows' : documentKinds[kind as DocumentSubcategory].label;

function rows(): string[] {
  const labels = new Map<string, string>(fieldCatalog.map(({ name, label }) => [name, label]));
  const fields = [...new Set(witnessTable.witnesses.map(({ field }) => field))];
  return fields.map((field) => {
    const sources = witnessTable.witnesses.filter((row) => row.field === field);
    return `${labels.get(field) ?? field} = ${sources.map(({ kind }) => sourceOf(kind)).join(', ')}`;
  });
}

it('the page about proof has each figure of the witness table with all its sources', () => {
  const table = page.slice(page.indexOf('<!-- Proof table -->'), page.indexOf('<!-- End of the proof'));
  const written = table
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.startsWith('| ---') && !line.startsWith('| figure'))
    .map((line) =>
      line
        .split('|')
        .slice(1, 3)
        .map((cell) => cell.trim())
        .join(' = '),
    );
  expect(written).toEqual(rows());
});
