import { type FileSource, maxUploadBytes, rpc } from '@groundwork/contracts';
import { isLimit } from '@groundwork/platform-errors';
import type { RpcClient } from '@groundwork/platform-messaging';
import { log, unbudgetedRequests } from '@groundwork/platform-observability';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf } from '../session/caller.adapter.ts';

/** A body without a length counts as the largest file. So does a larger one, which its reader rejects. */
function bytesOf({ headers }: FastifyRequest): number {
  const declared = Number(headers['content-length'] ?? 0);
  return headers['transfer-encoding'] === undefined ? Math.min(declared, maxUploadBytes) : maxUploadBytes;
}

/** A fault of billing stops no upload: the limits guard processor time, they are no payment. */
function acceptUncounted(source: FileSource, error: unknown): void {
  if (isLimit(error)) throw error;
  log().warn({ err: error, source }, 'Billing did not answer. The file does not count in the budget');
  unbudgetedRequests.inc({ source });
}

export function spendBudgets(server: FastifyInstance, services: RpcClient): void {
  server.addHook('onRequest', async (request) => {
    const source = request.routeOptions.config.contract?.spends;
    if (source === undefined) return;
    const admission = { ...callerOf(request).acting, source, bytes: bytesOf(request) };
    await services.call(rpc.billing.admitFile, admission).catch((error: unknown) => {
      acceptUncounted(source, error);
    });
  });
}
