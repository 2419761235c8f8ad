import { leave } from '../session/leave.ts';
import { browserToken } from '../session/token.ts';
import { HttpError, httpError } from './http-error.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export interface CallOptions {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

export function bearerHeaders(): Record<string, string> {
  const token = browserToken.read();
  return token === null ? {} : { Authorization: `Bearer ${token}` };
}

/** One call and its answer; what a 401 means is left to the caller. */
export async function call<T>(method: Method, path: string, options: CallOptions = {}): Promise<T> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: { 'Content-Type': 'application/json', ...bearerHeaders(), ...options.headers },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    ...(options.signal === undefined ? {} : { signal: options.signal }),
  });
  const text = await response.text();
  if (!response.ok) throw httpError(response.status, text, response.headers.get('Retry-After'));
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

/** The session is over: the token goes, and so does the browser. */
export async function refused(): Promise<void> {
  const left = leave('request-refused');
  browserToken.remove();
  await left;
}

/** The shared request helper: a 401 ends the session. */
export async function request<T>(method: Method, path: string, options: CallOptions = {}): Promise<T> {
  try {
    return await call<T>(method, path, options);
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) await refused();
    throw error;
  }
}
