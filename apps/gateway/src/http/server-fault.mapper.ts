import { HttpException } from '@nestjs/common';
import { type DomainError, partUnavailable } from '@groundwork/platform-errors';
import { isCallRefusal, isExpiredCall } from '@groundwork/platform-messaging';
import { log } from '@groundwork/platform-observability';
import { bodyTooLarge, malformedJson, routeNotFound, unsupportedMediaType } from '../gateway.errors.ts';

const byStatus: Record<number, () => DomainError> = {
  400: malformedJson,
  404: routeNotFound,
  413: bodyTooLarge,
  415: unsupportedMediaType,
};

function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  if (error instanceof Error && 'statusCode' in error) return Number(error.statusCode);
  return undefined;
}

function clocksDiffer(error: unknown): DomainError {
  log().warn({ err: error }, 'A service rejected a call as too old');
  return partUnavailable(error);
}

export function translateServerFault(error: unknown): unknown {
  if (isExpiredCall(error)) return clocksDiffer(error);
  if (isCallRefusal(error)) return new Error('A service refused a call', { cause: error });
  const status = statusOf(error);
  if (status === undefined) return error;
  const translated = byStatus[status] ?? (status >= 400 && status < 500 ? malformedJson : undefined);
  return translated?.() ?? error;
}
