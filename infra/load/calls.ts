import http, { type RefinedParams, type RefinedResponse, type RequestBody, type ResponseType } from 'k6/http';
import { check } from 'k6';

const baseUrl = (__ENV['BASE_URL'] ?? 'http://127.0.0.1:3000').replace(/\/$/, '');

export type Answer = RefinedResponse<ResponseType | undefined>;

interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly token?: string | undefined;
  /** A form (an object) gets its content type from k6. */
  readonly body?: RequestBody;
  readonly expects: readonly number[];
}

/** Without its ids, so that a summary has a line per route. */
const routeOf = (path: string): string => path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id');

const settings = ({ method, path, token, body, expects }: Call): RefinedParams<undefined> => ({
  headers: {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
  },
  tags: { name: `${method} ${routeOf(path)}`, kind: method === 'GET' ? 'read' : 'write' },
  responseCallback: http.expectedStatuses(...expects),
  timeout: '30s',
});

function send(call: Call): Answer {
  const { method, path, body, expects } = call;
  const answer = http.request(method, baseUrl + path, body ?? null, settings(call));
  const fits = check(answer, { 'answered as it should': ({ status }) => expects.includes(status) });
  if (!fits)
    console.error(`${method} ${path} answered ${answer.status}: ${String(answer.body).slice(0, 200)}`);
  return answer;
}

export const get = (path: string, token?: string, expects: readonly number[] = [200]): Answer =>
  send({ method: 'GET', path, token, expects });

export const post = (
  path: string,
  body: object,
  token?: string,
  expects: readonly number[] = [200],
): Answer => send({ method: 'POST', path, token, body: JSON.stringify(body), expects });

export const postForm = (path: string, body: RequestBody, token: string): Answer =>
  send({ method: 'POST', path, token, body, expects: [201] });

export const remove = (path: string, token: string): Answer =>
  send({ method: 'DELETE', path, token, expects: [200] });
