import { describe, expect, it } from '@jest/globals';
import {
  documentFileKey,
  type DocumentId,
  type DocumentSubcategory,
  type UserId,
} from '@groundwork/contracts';
import { v7 as newId } from 'uuid';
import { createDocument } from './new-document.rules.ts';
import { toDocumentState } from './document.view.ts';

function kindOf(subcategory: DocumentSubcategory | null, read: DocumentSubcategory | null) {
  const documentId = newId() as DocumentId;
  const row = createDocument(
    {
      documentId,
      userId: newId() as UserId,
      originalName: 'return.pdf',
      fileSize: 1,
      mediaType: 'application/pdf',
      sha256: documentFileKey(documentId),
      category: 'tax_documents',
      subcategory,
    },
    new Date(),
  );
  const category = read === 'business_checking' ? 'bank_statements' : 'tax_documents';
  const classification = read === null ? null : ({ category, subcategory: read, certainty: 1 } as const);
  return toDocumentState({ ...row, classification }).subcategory;
}

describe('the kind of a document for other services', () => {
  it('is the one that the owner chose', () => {
    expect(kindOf('form_1040', 'schedule_c')).toBe('form_1040');
  });

  it('is the one that was read where the owner chose none', () => {
    expect(kindOf(null, 'schedule_c')).toBe('schedule_c');
    expect(kindOf(null, null)).toBeNull();
  });

  it('is unknown where the paper belongs to another category', () => {
    expect(kindOf(null, 'business_checking')).toBeNull();
  });
});
