import type { ProblemDetail } from '@groundwork/contracts';

export interface HttpErrorParts {
  readonly status: number;
  readonly code: string | null;
  readonly serverMessage: string | null;
  readonly details: readonly ProblemDetail[];
  readonly retryAfterSeconds: number | null;
}

/** `message` is for logs and rules, `serverMessage` for people. */
export class HttpError extends Error implements HttpErrorParts {
  readonly status: number;
  readonly code: string | null;
  readonly serverMessage: string | null;
  readonly details: readonly ProblemDetail[];
  readonly retryAfterSeconds: number | null;

  constructor(parts: HttpErrorParts) {
    super(`HTTP error! status: ${parts.status}`);
    this.name = 'HttpError';
    this.status = parts.status;
    this.code = parts.code;
    this.serverMessage = parts.serverMessage;
    this.details = parts.details;
    this.retryAfterSeconds = parts.retryAfterSeconds;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isDetail(value: unknown): value is ProblemDetail {
  return isRecord(value) && typeof value['field'] === 'string' && typeof value['message'] === 'string';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Accepts any body: a proxy can send an HTML page. */
export function httpError(status: number, body: string, retryAfter: string | null): HttpError {
  const value = parseJson(body);
  const problem = isRecord(value) ? value : {};
  const text = (key: string) => (typeof problem[key] === 'string' ? problem[key] : null);
  const seconds = Number(retryAfter ?? Number.NaN);
  return new HttpError({
    status,
    code: text('code'),
    serverMessage: text('message'),
    details: Array.isArray(problem['details']) ? problem['details'].filter(isDetail) : [],
    retryAfterSeconds: Number.isFinite(seconds) && seconds >= 0 ? seconds : null,
  });
}

export function serverMessageOf(error: Error): string | null {
  return error instanceof HttpError ? error.serverMessage : null;
}
