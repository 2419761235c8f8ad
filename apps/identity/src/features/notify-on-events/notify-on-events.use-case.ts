import { Injectable } from '@nestjs/common';
import type { EventOf, events } from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';
import { AddNotice } from '../add-notice/add-notice.use-case.ts';

type DocumentEvent = EventOf<typeof events.documentProcessed>;

@Injectable()
export class NotifyOnEvents {
  constructor(private readonly notices: AddNotice) {}

  async scoreChanged(
    manager: EntityManager,
    { userId, data: { from, to } }: EventOf<typeof events.scoreChanged>,
  ): Promise<void> {
    if (from !== to)
      await this.notices.runForOwners(manager, { userId, kind: 'score-changed', subject: 'score' });
  }

  async documentProcessed(manager: EntityManager, event: DocumentEvent): Promise<void> {
    const { status, reviewRequired } = event.data;
    if (status === 'rejected' || reviewRequired === true) await this.notifyOfDocument(manager, event);
  }

  documentFailed(manager: EntityManager, event: DocumentEvent): Promise<void> {
    return this.notifyOfDocument(manager, event);
  }

  async documentReviewed(manager: EntityManager, event: DocumentEvent): Promise<void> {
    if (event.data.status === 'rejected') await this.notifyOfDocument(manager, event);
  }

  proofExpiring(
    manager: EntityManager,
    { userId, data }: EventOf<typeof events.proofExpiring>,
  ): Promise<void> {
    return this.notices.runForOwners(manager, { userId, kind: 'proof-expiring', subject: data.lastDay });
  }

  exportReady(manager: EntityManager, { userId, data }: EventOf<typeof events.exportReady>): Promise<void> {
    return this.notices.runForOwners(manager, { userId, kind: 'export-ready', subject: data.exportId });
  }

  async packageBuilt(
    manager: EntityManager,
    { userId, data: { packageId, state } }: EventOf<typeof events.packageBuilt>,
  ): Promise<void> {
    const kind = state === 'ready' ? 'package-ready' : 'package-needs-you';
    await this.notices.runForOwners(manager, { userId, kind, subject: packageId });
  }

  packageViewed(
    manager: EntityManager,
    { userId, data }: EventOf<typeof events.packageViewed>,
  ): Promise<void> {
    return this.notices.runForOwners(manager, { userId, kind: 'package-viewed', subject: data.packageId });
  }

  requestAdded(
    manager: EntityManager,
    { userId, data }: EventOf<typeof events.lenderRequestAdded>,
  ): Promise<void> {
    return this.notices.runForOwners(manager, { userId, kind: 'lender-request', subject: data.requestId });
  }

  linkLocked(manager: EntityManager, { userId, data }: EventOf<typeof events.linkLocked>): Promise<void> {
    return this.notices.runForOwners(manager, { userId, kind: 'link-locked', subject: data.linkId });
  }

  private notifyOfDocument(manager: EntityManager, { userId, data }: DocumentEvent): Promise<void> {
    return this.notices.runForOwners(manager, {
      userId,
      kind: 'document-needs-you',
      subject: data.documentId,
    });
  }
}
