import type { DocumentId, ReviewerRejection, UserId } from '@groundwork/contracts';
import { createDocument } from '../src/domain/new-document.rules.ts';

export const sampleDocument = createDocument(
  {
    documentId: '01890000-0000-7000-8000-000000000001' as DocumentId,
    userId: '01890000-0000-7000-8000-000000000002' as UserId,
    originalName: 'return.pdf',
    fileSize: 4321,
    mediaType: 'application/pdf',
    sha256: 'hash',
    category: 'tax_documents',
    subcategory: null,
  },
  new Date('2026-11-20T10:00:00Z'),
);

export const sampleRejection: ReviewerRejection = {
  reason: 'Not readable',
  at: '2026-11-21T08:00:00.000Z',
};

export const signalOf = (code: string) => ({
  code,
  severity: 0,
  page: null,
  message: code,
  expected: null,
  actual: null,
});
