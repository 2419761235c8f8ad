import { bankStatements } from './kinds/bank-statements.ts';
import { financialReports } from './kinds/financial-reports.ts';
import type { Kind } from './kinds/kind.ts';
import { taxDocuments } from './kinds/tax-documents.ts';

export type { Kind } from './kinds/kind.ts';

export const kinds: readonly Kind[] = [...taxDocuments, ...bankStatements, ...financialReports];
