import type { DocumentCategory, ProvenScore } from '@groundwork/contracts';

type ActName = ProvenScore['advice'][number]['act'];

/** The category of the document to upload; null where bank rows prove. */
export const categoryOfAct: Readonly<Record<ActName, DocumentCategory | null>> = {
  bank_3: null,
  bank_12: null,
  tax_return: 'tax_documents',
  profit_loss: 'financial_reports',
  balance_sheet: 'financial_reports',
  cash_flow: 'financial_reports',
};
