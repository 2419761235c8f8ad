import type { DocumentCategory, DocumentSubcategory, DocumentView } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { bearerHeaders } from '#shared/api/client.ts';
import { httpError } from '#shared/api/http-error.ts';
import { methodOf, urlOf } from '#shared/api/url-of.ts';

export interface Upload {
  readonly file: File;
  /** null: the reading decides. */
  readonly category: DocumentCategory | null;
  readonly subcategory: DocumentSubcategory | null;
}

function formOf({ file, category, subcategory }: Upload): FormData {
  const form = new FormData();
  if (category !== null) form.append('category', category);
  if (subcategory !== null) form.append('subcategory', subcategory);
  form.append('file', file);
  return form;
}

/** Uses XMLHttpRequest because fetch does not report the number of sent bytes. */
export function sendUpload(
  upload: Upload,
  onSent: (sent: number, total: number) => void,
  signal: AbortSignal,
): Promise<DocumentView> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const address = upload.category === null ? routes.addDocument : routes.uploadDocument;
    call.open(methodOf(address), urlOf(address));
    call.withCredentials = true;
    for (const [name, value] of Object.entries(bearerHeaders())) call.setRequestHeader(name, value);
    call.upload.onprogress = ({ loaded, total }) => onSent(loaded, total);
    call.onerror = () => reject(new TypeError('The upload was interrupted'));
    call.onabort = () => reject(new DOMException('The upload was canceled', 'AbortError'));
    signal.addEventListener('abort', () => call.abort(), { once: true });
    call.onload = () => {
      if (call.status >= 200 && call.status < 300) resolve(JSON.parse(call.responseText) as DocumentView);
      else reject(httpError(call.status, call.responseText, call.getResponseHeader('Retry-After')));
    };
    call.send(formOf(upload));
  });
}
