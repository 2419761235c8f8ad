import { describe, expect, it } from '@jest/globals';
import { documentFileKey, type DocumentId, type UserId } from '@groundwork/contracts';
import { createDocument } from './new-document.rules.ts';

const now = new Date('2026-11-20T10:11:12Z');
const id = '01890000-0000-7000-8000-000000000001' as DocumentId;
const file = {
  userId: '01890000-0000-7000-8000-000000000002' as UserId,
  originalName: 'statement.pdf',
  fileSize: 4321,
  mediaType: 'application/pdf' as const,
  sha256: 'a hash',
  category: 'bank_statements' as const,
  subcategory: 'business_checking' as const,
};

describe('a new document', () => {
  it('waits for its first analysis', () => {
    expect(createDocument({ ...file, documentId: id }, now)).toEqual({
      ...file,
      ...{ id, storageKey: documentFileKey(id), sealed: true, categoryChosen: true },
      ...{ version: 1, analysisRun: 1, turn: 1, createdAt: now, dueSince: now, waitingSince: null },
      ...{ status: 'pending', statusReason: null, reviewRequired: false, reviewerRejection: null },
      ...{ stage: 'received', stages: [{ stage: 'received', at: '2026-11-20T10:11:12.000Z' }] },
      ...{ fraudScore: null, confidence: null, classification: null, extracted: [], signals: [] },
      ...{ progress: null, pages: null, previews: 0, figuresHash: null, rowsKey: null },
      ...{ corrections: [], deletedAt: null },
    });
  });

  it('has an id of its own and an unsealed file if the upload gave none', () => {
    const document = createDocument({ ...file, category: null, subcategory: null }, now);
    expect(document.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(document.storageKey).toBe(documentFileKey(document.id));
    expect(document).toMatchObject({ sealed: false, categoryChosen: false, category: 'tax_documents' });
  });
});
