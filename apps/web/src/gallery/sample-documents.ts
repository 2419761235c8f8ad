import { documentId, type DocumentView } from '@groundwork/contracts';

export const longName =
  'Rechtsschutzversicherungsgesellschaften-Jahresabschluss-2025-endgültig-unterschrieben.pdf';

const analysis: DocumentView['aiAnalysis'] = {
  confidence: 0.96,
  stage: 'done',
  progress: null,
  pages: 2,
  previews: 2,
  stages: [],
  classification: null,
  extracted: [],
  signals: [],
  mismatches: [],
};
const unread = { ...analysis, confidence: null } as const;

function sample(number: number, differences: Partial<DocumentView>): DocumentView {
  return {
    id: documentId.parse(`0199f1c2-7c1a-7000-8000-00000000000${number}`),
    originalName: '1040-2024.pdf',
    fileSize: 482_133,
    createdAt: '2025-11-10T12:00:00.000Z',
    category: 'tax_documents',
    subcategory: 'form_1040',
    status: 'processed',
    statusReason: null,
    reviewRequired: false,
    fraudScore: 0.02,
    aiAnalysis: analysis,
    ...differences,
  };
}

export const documents: readonly DocumentView[] = [
  sample(1, {}),
  sample(2, {
    originalName: 'june.pdf',
    category: 'bank_statements',
    subcategory: 'business_checking',
    status: 'verified',
  }),
  sample(3, {
    originalName: 'july.pdf',
    category: 'bank_statements',
    subcategory: null,
    status: 'pending',
    wait: { documents: 3, seconds: 60 },
    fraudScore: null,
    aiAnalysis: { ...unread, stage: 'received' },
  }),
  sample(4, {
    originalName: longName,
    category: 'financial_reports',
    subcategory: 'profit_loss',
    status: 'processing',
    fraudScore: null,
    aiAnalysis: { ...unread, stage: 'recognised', progress: { page: 2, pages: 5 } },
  }),
  sample(5, {
    originalName: 'balance.png',
    category: 'financial_reports',
    subcategory: 'balance_sheet',
    reviewRequired: true,
    fraudScore: 0.34,
    aiAnalysis: { ...analysis, confidence: 0.71 },
  }),
  sample(6, {
    originalName: 'locked.pdf',
    status: 'rejected',
    statusReason: 'This file is protected by a password.',
    fraudScore: null,
    aiAnalysis: unread,
  }),
  sample(7, {
    originalName: 'scan.jpg',
    status: 'failed',
    statusReason: 'The analysis did not finish in 10 minutes.',
    fraudScore: null,
    aiAnalysis: unread,
  }),
];
