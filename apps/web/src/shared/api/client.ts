import type { AddressOf, ReplyOf } from '@groundwork/contracts/client';
import { leave } from '../session/leave.ts';
import { browserToken } from '../session/token.ts';
import { connection } from './connection.ts';
import { HttpError, httpError } from './http-error.ts';
import {
  type AnyRequestParts,
  type AddressWithoutOptions,
  type RequestParts,
  methodOf,
  type QueryIn,
  urlWith,
} from './url-of.ts';

interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

interface RequestOptions extends CallOptions {
  /** What a 401 means. `action-rejected` says so and leads to the sign-in: Recalculate and Refresh Matches. */
  readonly leaveCause?: 'request-rejected' | 'action-rejected';
}

export function bearerHeaders(): Record<string, string> {
  const token = browserToken.read();
  return token === null ? {} : { Authorization: `Bearer ${token}` };
}

/** A form says itself what it is, with a boundary only the browser knows. */
const typeOf = (body: unknown) => (body instanceof FormData ? {} : { 'Content-Type': 'application/json' });
const written = (body: unknown) => (body instanceof FormData ? body : JSON.stringify(body));

async function answerTo(
  method: string,
  url: string,
  options: CallOptions,
  body?: unknown,
): Promise<Response> {
  const response = await fetch(url, {
    method,
    credentials: 'include',
    headers: { ...typeOf(body), ...bearerHeaders(), ...options.headers },
    ...(body === undefined ? {} : { body: written(body) }),
    ...(options.signal === undefined ? {} : { signal: options.signal }),
  });
  if (response.ok) return response;
  throw httpError(response.status, await response.text(), response.headers.get('Retry-After'));
}

async function noticingSilence<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    connection.reportFailure(error);
    throw error;
  }
}

async function jsonOf(answer: Promise<Response>): Promise<unknown> {
  const text = await (await answer).text();
  return text === '' ? undefined : JSON.parse(text);
}

/** The session is over: the token goes, and so does the browser. */
export async function endSession(cause: RequestOptions['leaveCause'] = 'request-rejected'): Promise<void> {
  const left = leave(cause);
  browserToken.remove();
  await left;
}

/**
 * A 401 ends the session and settles nothing: the browser is on its way out, and the caller must not report a failure
 * of its own over it.
 */
async function inSession<T>(
  attempt: () => Promise<T>,
  leaveCause?: RequestOptions['leaveCause'],
): Promise<T> {
  const sentWith = browserToken.read();
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof HttpError && error.status === 401)) throw error;
    // Another tab has signed in meanwhile: what was refused is not the present session.
    if (browserToken.read() !== sentWith) return inSession(attempt, leaveCause);
    await endSession(leaveCause);
    return new Promise<T>(() => undefined);
  }
}

interface Sending<All extends AddressOf, Own> {
  <A extends AddressWithoutOptions<All>>(address: A): Promise<ReplyOf<A>>;
  <A extends All, const O extends Own & RequestParts<A>>(
    address: A,
    options: O,
  ): Promise<ReplyOf<A, QueryIn<O>>>;
}

interface Api<Own> {
  readonly get: Sending<AddressOf<'GET'>, Own>;
  readonly post: Sending<AddressOf<'POST'>, Own>;
  readonly patch: Sending<AddressOf<'PATCH'>, Own>;
  readonly del: Sending<AddressOf<'DELETE'>, Own>;
}

type AnyCall<Own> = (address: AddressOf, options?: Own & AnyRequestParts) => Promise<unknown>;

/** The one place where an answer is taken for what the contract of its route promises. */
const apiOf = <Own>(call: AnyCall<Own>) => ({ get: call, post: call, patch: call, del: call }) as Api<Own>;

const answered: AnyCall<CallOptions> = (address, options = {}) =>
  noticingSilence(jsonOf(answerTo(methodOf(address), urlWith(address, options), options, options.body)));

/** One call and its answer; what a 401 means is left to the caller. */
export const bareApi = apiOf(answered);

/** What every screen calls. */
export const api = apiOf<RequestOptions>((address, options) =>
  inSession(() => answered(address, options), options?.leaveCause),
);

/** What a query's key stands for. */
export const fetchByUrl = (url: string, signal: AbortSignal): Promise<unknown> =>
  inSession(() => noticingSilence(jsonOf(answerTo('GET', url, { signal }))));

/** A file or a picture, as it lies on the server. */
export function fetchFile(url: string): Promise<Blob> {
  return inSession(() => noticingSilence(answerTo('GET', url, {}).then((answer) => answer.blob())));
}
