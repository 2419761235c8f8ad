import type { CatalogRow } from '@groundwork/contracts';
import { program, type Program } from '@groundwork/engine-matching';
import type { ListedProgram } from '../src/domain/listed-program.model.ts';

/** A program of a real lender that every strong owner meets. */
export const bankRow = (id: string, more: CatalogRow['cells'] = {}): CatalogRow['cells'] => ({
  id,
  name: 'First Bank of Nowhere',
  type: 'SBA Preferred',
  minLoanAmount: '10000',
  maxLoanAmount: '500000',
  minInterestRate: '7.5',
  maxInterestRate: 'prime+4',
  minTermLength: '12',
  maxTermLength: '84',
  approvalTimeMin: '5',
  approvalTimeMax: '20',
  source: 'their own page',
  sourceDate: '2026-11-01',
  ...more,
});

export const sampleProgram = (id: string, more: object = {}): Program =>
  program.parse({
    id,
    rowNumber: 3,
    name: 'First Bank of Nowhere',
    type: 'traditional_bank',
    subtype: null,
    archetype: 'imported',
    minLoanAmount: 10_000,
    maxLoanAmount: 500_000,
    minInterestRate: 7.5,
    maxInterestRate: 9.25,
    minTermLength: 12,
    maxTermLength: 84,
    approvalTimeMin: 5,
    approvalTimeMax: 20,
    requiredDocuments: {},
    criteria: {},
    source: 'their own page',
    sourceDate: '2026-11-01',
    active: true,
    ...more,
  });

export const listedProgram = (
  stored: Program,
  more: Partial<Omit<ListedProgram, 'programme'>> = {},
): ListedProgram => ({
  id: stored.id,
  rowNumber: stored.rowNumber,
  active: stored.active,
  version: 1,
  sample: false,
  removed: false,
  programme: stored,
  ...more,
});
