import type { AddressOf } from '@groundwork/contracts/client';
import { httpError } from './http-error.ts';
import { type AddressWithFixedUrl, methodOf, urlOf } from './url-of.ts';

interface FormCall {
  readonly address: AddressWithFixedUrl<AddressOf>;
  readonly form: FormData;
  readonly headers: Readonly<Record<string, string>>;
  readonly onSent: (sent: number, total: number) => void;
  readonly signal: AbortSignal;
}

/** Uses XMLHttpRequest because fetch does not report the number of sent bytes. */
export function sendForm<Reply>({ address, form, headers, onSent, signal }: FormCall): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open(methodOf(address), urlOf(address));
    call.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value);
    call.upload.onprogress = ({ loaded, total }) => onSent(loaded, total);
    call.onerror = () => reject(new TypeError('The upload was interrupted'));
    call.onabort = () => reject(new DOMException('The upload was canceled', 'AbortError'));
    signal.addEventListener('abort', () => call.abort(), { once: true });
    call.onload = () => {
      if (call.status >= 200 && call.status < 300) resolve(JSON.parse(call.responseText) as Reply);
      else reject(httpError(call.status, call.responseText, call.getResponseHeader('Retry-After')));
    };
    call.send(form);
  });
}
