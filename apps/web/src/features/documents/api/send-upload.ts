import type {
  BankFileView,
  DocumentCategory,
  DocumentSubcategory,
  DocumentView,
} from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { businessHeaders } from '#shared/api/client.ts';
import { sendForm } from '#shared/api/send-form.ts';

export interface Upload {
  readonly file: File;
  readonly category: DocumentCategory;
  readonly subcategory: DocumentSubcategory | null;
}

/** The reading decides about the category. */
export interface DroppedFile {
  readonly file: File;
  readonly isBankFile: boolean;
}

function formOf(upload: Upload | DroppedFile): FormData {
  const form = new FormData();
  if ('category' in upload) {
    form.append('category', upload.category);
    if (upload.subcategory !== null) form.append('subcategory', upload.subcategory);
  }
  form.append('file', upload.file);
  return form;
}

function addressOf(upload: Upload | DroppedFile) {
  if ('category' in upload) return routes.uploadDocument;
  return upload.isBankFile ? routes.uploadBankFile : routes.addDocument;
}

export const sendUpload = (
  upload: Upload | DroppedFile,
  onSent: (sent: number, total: number) => void,
  signal: AbortSignal,
): Promise<Pick<DocumentView | BankFileView, 'id'>> =>
  sendForm({
    address: addressOf(upload),
    form: formOf(upload),
    headers: businessHeaders(),
    onSent,
    signal,
  });
