import { sumUpTo } from '../../bands.ts';
import type { Criterion } from '../../ruleset.ts';

const factor = 'documentCompleteness';
const threeAccepted = '3 documents with full credit';

export const documentsCriteria: readonly Criterion[] = [
  {
    code: 'DC1',
    factor,
    label: 'Tax documents',
    max: 35,
    unit: 'documents',
    measure: 'taxDocuments',
    missing: 'Upload three tax documents.',
    scale: sumUpTo([3, 35, threeAccepted]),
  },
  {
    code: 'DC2',
    factor,
    label: 'Bank statements',
    max: 35,
    unit: 'documents',
    measure: 'bankStatements',
    missing: 'Upload three bank statements.',
    scale: sumUpTo([3, 35, threeAccepted]),
  },
  {
    code: 'DC3',
    factor,
    label: 'Financial reports',
    max: 30,
    unit: 'documents',
    measure: 'financialReports',
    missing: 'Upload three financial reports.',
    scale: sumUpTo([3, 30, threeAccepted]),
  },
];
