import { routeExamples, rpc } from '@groundwork/contracts';
import { DomainError } from '@groundwork/platform-errors';
import type { FakeService } from '@groundwork/testing';

const gone = () => {
  throw new DomainError('not-found', 'LINK_GONE', 'gone');
};

const noLink = () => {
  throw new DomainError('not-found', 'LINK_NOT_VALID', 'no link');
};

const noRequest = () => {
  throw new DomainError('not-found', 'DOCUMENT_REQUEST_NOT_FOUND', 'no request');
};

/** No owner has a package. */
export function addSharingReplies(calls: FakeService): void {
  calls
    .on(rpc.sharing.packages, () => ({ items: [], nextCursor: null }))
    .on(rpc.sharing.requests, () => ({ items: [], nextCursor: null }))
    .on(rpc.sharing.documentRequests, () => ({ items: [], nextCursor: null }))
    .on(rpc.sharing.remindDocumentRequest, noRequest)
    .on(rpc.sharing.closeDocumentRequest, noRequest)
    .on(rpc.sharing.documentRequestLink, noRequest)
    .on(rpc.sharing.openDocumentRequest, noLink)
    .on(rpc.sharing.consents, () => ({ items: [], nextCursor: null }))
    .on(rpc.sharing.mailCode, gone)
    .on(rpc.sharing.forms, () => [])
    .on(rpc.sharing.signingKeys, () => routeExamples.signingKeys?.reply as never)
    .on(rpc.sharing.openLink, gone)
    .on(rpc.sharing.beginSession, gone);
}
