import { sumUpTo } from '../../bands.ts';
import type { Criterion } from '../../ruleset.ts';
import { documentsBands as bands, documentsCriteria as words } from '../../wording/documents.wording.ts';

const factor = 'documentCompleteness';

export const documentsCriteria: readonly Criterion[] = [
  {
    code: 'DC1',
    factor,
    ...words.DC1,
    max: 35,
    unit: 'documents',
    measure: 'taxDocuments',
    scale: sumUpTo([3, 35, bands.threeThatCount]),
  },
  {
    code: 'DC2',
    factor,
    ...words.DC2,
    max: 35,
    unit: 'documents',
    measure: 'bankStatements',
    scale: sumUpTo([3, 35, bands.threeThatCount]),
  },
  {
    code: 'DC3',
    factor,
    ...words.DC3,
    max: 30,
    unit: 'documents',
    measure: 'financialReports',
    scale: sumUpTo([3, 30, bands.threeThatCount]),
  },
];
