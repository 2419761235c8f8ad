import { leave } from '../session/leave.ts';
import { browserToken } from '../session/token.ts';
import { connection } from './connection.ts';
import { HttpError, httpError } from './http-error.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export interface CallOptions {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

export interface RequestOptions extends CallOptions {
  /** What a 401 means. `action-refused` says so and leads to the sign-in: Recalculate and Refresh Matches. */
  readonly refusal?: 'request-refused' | 'action-refused';
}

export function bearerHeaders(): Record<string, string> {
  const token = browserToken.read();
  return token === null ? {} : { Authorization: `Bearer ${token}` };
}

/** A form says itself what it is, with a boundary only the browser knows. */
const typeOf = (body: unknown) => (body instanceof FormData ? {} : { 'Content-Type': 'application/json' });
const written = (body: unknown) => (body instanceof FormData ? body : JSON.stringify(body));

async function answerTo(method: Method, path: string, options: CallOptions): Promise<Response> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: { ...typeOf(options.body), ...bearerHeaders(), ...options.headers },
    ...(options.body === undefined ? {} : { body: written(options.body) }),
    ...(options.signal === undefined ? {} : { signal: options.signal }),
  });
  if (response.ok) return response;
  throw httpError(response.status, await response.text(), response.headers.get('Retry-After'));
}

async function noticingSilence<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    connection.suspect(error);
    throw error;
  }
}

async function jsonOf<T>(answer: Promise<Response>): Promise<T> {
  const text = await (await answer).text();
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

/** One call and its answer; what a 401 means is left to the caller. */
export function call<T>(method: Method, path: string, options: CallOptions = {}): Promise<T> {
  return noticingSilence(jsonOf<T>(answerTo(method, path, options)));
}

/** The session is over: the token goes, and so does the browser. */
export async function refused(cause: RequestOptions['refusal'] = 'request-refused'): Promise<void> {
  const left = leave(cause);
  browserToken.remove();
  await left;
}

/**
 * A 401 ends the session and settles nothing: the browser is on its way out, and the caller must not report a failure
 * of its own over it.
 */
async function inSession<T>(attempt: () => Promise<T>, refusal?: RequestOptions['refusal']): Promise<T> {
  const sentWith = browserToken.read();
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof HttpError && error.status === 401)) throw error;
    // Another tab has signed in meanwhile: what was refused is not the present session.
    if (browserToken.read() !== sentWith) return inSession(attempt, refusal);
    await refused(refusal);
    return new Promise<T>(() => undefined);
  }
}

/** The shared request helper. */
export function request<T>(method: Method, path: string, options: RequestOptions = {}): Promise<T> {
  return inSession(() => call<T>(method, path, options), options.refusal);
}

/** A file or a picture, as it lies on the server. */
export function requestFile(path: string): Promise<Blob> {
  return inSession(() => noticingSilence(answerTo('GET', path, {}).then((answer) => answer.blob())));
}
