import type {
  BankFileView,
  DocumentCategory,
  DocumentSubcategory,
  DocumentView,
} from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { businessHeaders } from '#shared/api/client.ts';
import { httpError } from '#shared/api/http-error.ts';
import { methodOf, urlOf } from '#shared/api/url-of.ts';

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

/** Uses XMLHttpRequest because fetch does not report the number of sent bytes. */
export function sendUpload(
  upload: Upload | DroppedFile,
  onSent: (sent: number, total: number) => void,
  signal: AbortSignal,
): Promise<Pick<DocumentView | BankFileView, 'id'>> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const address = addressOf(upload);
    call.open(methodOf(address), urlOf(address));
    call.withCredentials = true;
    for (const [name, value] of Object.entries(businessHeaders())) call.setRequestHeader(name, value);
    call.upload.onprogress = ({ loaded, total }) => onSent(loaded, total);
    call.onerror = () => reject(new TypeError('The upload was interrupted'));
    call.onabort = () => reject(new DOMException('The upload was canceled', 'AbortError'));
    signal.addEventListener('abort', () => call.abort(), { once: true });
    call.onload = () => {
      if (call.status >= 200 && call.status < 300)
        resolve(JSON.parse(call.responseText) as DocumentView | BankFileView);
      else reject(httpError(call.status, call.responseText, call.getResponseHeader('Retry-After')));
    };
    call.send(formOf(upload));
  });
}
