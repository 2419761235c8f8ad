import { type OwnerService, ownerServices, rpc } from '@groundwork/contracts';
import { DomainError } from '@groundwork/platform-errors';
import type { FakeService } from '@groundwork/testing';

const moment = '2026-02-03T04:05:06.000Z';
const erasure = { id: '6f1b2f0e-6d7f-4b55-9c61-0c8b4b6f2a10', requestedAt: moment, dueAt: moment };
const exported = {
  id: '6f1b2f0e-6d7f-4b55-9c61-0c8b4b6f2a11',
  state: 'building' as const,
  requestedAt: moment,
  done: 0,
  parts: 0,
  readyAt: null,
  expiresAt: null,
  bytes: null,
};

const gone = (code: string) => () => {
  throw new DomainError('not-found', code, 'There is no such thing');
};

const addOperationsReplies = (calls: FakeService, service: OwnerService) =>
  calls
    .on(rpc[service].audit, () => ({ items: [], nextCursor: null }))
    .on(rpc[service].deadLetters, () => [])
    .on(rpc[service].requeue, ({ ids }) => ({ count: ids.length }))
    .on(rpc[service].purge, ({ ids }) => ({ count: ids.length }));

export function addPrivacyReplies(calls: FakeService): void {
  for (const service of ownerServices) addOperationsReplies(calls, service);
  calls
    .on(rpc.privacy.erasure, () => ({ erasure }))
    .on(rpc.privacy.askErasure, () => erasure)
    .on(rpc.privacy.cancelErasure, () => ({}))
    .on(rpc.privacy.receipt, gone('RECEIPT_NOT_FOUND'))
    .on(rpc.privacy.export, () => ({ export: exported }))
    .on(rpc.privacy.askExport, () => exported)
    .on(rpc.privacy.exportFile, gone('EXPORT_NOT_FOUND'))
    .on(rpc.privacy.consents, () => [])
    .on(rpc.privacy.support, () => []);
}
