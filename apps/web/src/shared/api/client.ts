import type { AddressOf, ReplyOf } from '@groundwork/contracts/client';
import { chosenBusiness } from '../business/chosen-business.ts';
import { confirmIdentity } from '../session/confirmation.ts';
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
  readonly leaveCause?: 'request-rejected' | 'action-rejected';
}

export function bearerHeaders(): Record<string, string> {
  const token = browserToken.read();
  return token === null ? {} : { Authorization: `Bearer ${token}` };
}

/** For a call about a business. The server ignores it in other calls. */
export const businessHeaders = (): Record<string, string> => ({
  ...bearerHeaders(),
  ...chosenBusiness.headers(),
});

/** The browser sets the type of a form, because it contains a generated boundary. */
function contentTypeOf(body: unknown): Record<string, string> {
  if (body instanceof FormData) return {};
  return { 'Content-Type': body instanceof Blob ? 'application/octet-stream' : 'application/json' };
}
const isReady = (body: unknown): body is FormData | Blob => body instanceof FormData || body instanceof Blob;
const serialize = (body: unknown) => (isReady(body) ? body : JSON.stringify(body));

const never = <T>() => new Promise<T>(() => undefined);

let reportRenewal = (): void => undefined;

export function onRenewalDue(listener: () => void): void {
  reportRenewal = listener;
}

async function sendRequest(
  method: string,
  url: string,
  options: CallOptions,
  body?: unknown,
): Promise<Response> {
  const response = await fetch(url, {
    method,
    credentials: 'include',
    headers: { ...contentTypeOf(body), ...businessHeaders(), ...options.headers },
    ...(body === undefined ? {} : { body: serialize(body) }),
    ...(options.signal === undefined ? {} : { signal: options.signal }),
  });
  if (response.headers.get('Session-Renewal') === 'due') reportRenewal();
  if (!chosenBusiness.accepts(response.headers.get('X-Business-Id'))) return never();
  if (response.ok) return response;
  throw httpError(response.status, await response.text(), response.headers.get('Retry-After'));
}

async function reportingFailure<T>(response: Promise<T>): Promise<T> {
  try {
    return await response;
  } catch (error) {
    connection.reportFailure(error);
    throw error;
  }
}

async function readJson(response: Promise<Response>): Promise<unknown> {
  const text = await (await response).text();
  return text === '' ? undefined : JSON.parse(text);
}

export async function endSession(cause: RequestOptions['leaveCause'] = 'request-rejected'): Promise<void> {
  const leaving = leave(cause);
  browserToken.remove();
  await leaving;
}

const isUnconfirmed = (error: unknown) => error instanceof HttpError && error.code === 'CONFIRM_IDENTITY';

const rejections = new Map<string, () => void>();

export function onRejection(code: string, listener: () => void): void {
  rejections.set(code, listener);
}

/** The promise stays open after a 401: the browser leaves the page, and the caller must show no error. */
async function inSession<T>(
  attempt: () => Promise<T>,
  leaveCause?: RequestOptions['leaveCause'],
): Promise<T> {
  const tokenBefore = browserToken.read();
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof HttpError) rejections.get(error.code ?? '')?.();
    if (isUnconfirmed(error) && (await confirmIdentity())) return inSession(attempt, leaveCause);
    if (!(error instanceof HttpError && error.status === 401)) throw error;
    // Another tab signed in meanwhile: the 401 concerns the old session.
    if (browserToken.read() !== tokenBefore) return inSession(attempt, leaveCause);
    await endSession(leaveCause);
    return never();
  }
}

interface Send<All extends AddressOf, Own> {
  <A extends AddressWithoutOptions<All>>(address: A): Promise<ReplyOf<A>>;
  <A extends All, const O extends Own & RequestParts<A>>(
    address: A,
    options: O,
  ): Promise<ReplyOf<A, QueryIn<O>>>;
}

interface Api<Own> {
  readonly get: Send<AddressOf<'GET'>, Own>;
  readonly post: Send<AddressOf<'POST'>, Own>;
  readonly put: Send<AddressOf<'PUT'>, Own>;
  readonly patch: Send<AddressOf<'PATCH'>, Own>;
  readonly del: Send<AddressOf<'DELETE'>, Own>;
}

type AnyCall<Own> = (address: AddressOf, options?: Own & AnyRequestParts) => Promise<unknown>;

/** The only cast from a response to the type of its contract. */
const toApi = <Own>(call: AnyCall<Own>) =>
  ({ get: call, post: call, put: call, patch: call, del: call }) as Api<Own>;

const sendJson: AnyCall<CallOptions> = (address, options = {}) =>
  reportingFailure(
    readJson(sendRequest(methodOf(address), urlWith(address, options), options, options.body)),
  );

/** Without a session: the caller handles a 401. */
export const bareApi = toApi(sendJson);

export const api = toApi<RequestOptions>((address, options) =>
  inSession(() => sendJson(address, options), options?.leaveCause),
);

export const fetchByUrl = (url: string, signal: AbortSignal): Promise<unknown> =>
  inSession(() => reportingFailure(readJson(sendRequest('GET', url, { signal }))));

export function fetchFile(url: string): Promise<Blob> {
  return inSession(() => reportingFailure(sendRequest('GET', url, {}).then((response) => response.blob())));
}
