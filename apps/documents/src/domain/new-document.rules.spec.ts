import { describe, expect, it } from '@jest/globals';
import { documentFileKey, type UserId } from '@groundwork/contracts';
import { sampleDocument } from '../../testing/sample-document.ts';
import { createDocument } from './new-document.rules.ts';

const file = {
  userId: '01890000-0000-7000-8000-000000000003' as UserId,
  originalName: 'statement.pdf',
  fileSize: 4321,
  mediaType: 'application/pdf' as const,
  sha256: 'a hash',
  category: 'bank_statements' as const,
  subcategory: 'business_checking' as const,
};

describe('a new document', () => {
  it('waits for its first analysis', () => {
    const document = createDocument({ ...file, documentId: sampleDocument.id }, sampleDocument.createdAt);
    expect(document).toStrictEqual({ ...sampleDocument, ...file });
  });

  it('has an id of its own and an unsealed file if the upload gave none', () => {
    const document = createDocument({ ...file, category: null, subcategory: null }, sampleDocument.createdAt);
    expect(document.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(document.storageKey).toBe(documentFileKey(document.id));
    expect(document).toMatchObject({ sealed: false, categoryChosen: false, category: 'tax_documents' });
  });
});
