import type { Action, Lever } from '../../advice/actions.ts';
import { hoursOfDays } from '../../advice/hours.ts';
import {
  documentsActions as words,
  documentsUploads as uploads,
  specifiedDocumentsTitles,
} from '../../wording/documents.wording.ts';

const wholeCategory = (category: string, upload: string): Lever => ({
  kind: 'documents',
  category,
  ready: 3,
  upload,
});

export const documentsActions: readonly Action[] = [
  {
    code: 'DC1',
    lever: wholeCategory('tax_documents', uploads.DC1),
    ...words.DC1,
    title: specifiedDocumentsTitles.DC1,
    effort: 'medium',
    hours: hoursOfDays(3),
    cost: 0,
    lenderCriteria: [],
  },
  {
    code: 'DC2',
    lever: wholeCategory('bank_statements', uploads.DC2),
    ...words.DC2,
    title: specifiedDocumentsTitles.DC2,
    effort: 'medium',
    hours: hoursOfDays(2),
    cost: 0,
    lenderCriteria: [],
  },
  {
    code: 'DC3',
    lever: wholeCategory('financial_reports', uploads.DC3),
    ...words.DC3,
    title: specifiedDocumentsTitles.DC3,
    effort: 'medium',
    hours: hoursOfDays(7),
    cost: 0,
    lenderCriteria: [],
  },
];
