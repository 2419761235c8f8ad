import { Injectable } from '@nestjs/common';
import {
  liveBankFileRead,
  type LiveMessage,
  liveDocumentProgressed,
  liveExportProgressed,
  liveProofComputed,
  liveRecordsProgressed,
} from '@groundwork/contracts';
import { EventFeed } from '@groundwork/platform-messaging';

type Listener = (message: LiveMessage) => void;

const adviceKeys = ['/api/recommendations', '/api/dashboard', '/api/score'];

const staleKeys: Record<string, string[]> = {
  'profile.saved': ['/api/business-profile'],
  'figures.changed': ['/api/figures'],
  'accounts.changed': ['/api/banking-info'],
  'bank.rows-changed': ['/api/bank-files', '/api/bank-accounts', '/api/bank-rows', '/api/cash-flow'],
  'evidence.changed': [
    '/api/evidence',
    '/api/bank-accounts',
    '/api/cash-flow',
    '/api/business-profile/proposals',
    '/api/banking-info',
    '/api/lender-matches',
  ],
  'document.uploaded': ['/api/documents', '/api/dashboard'],
  'document.processed': ['/api/documents', '/api/dashboard'],
  'document.failed': ['/api/documents', '/api/dashboard'],
  'document.reviewed': ['/api/documents', '/api/dashboard'],
  'document.deleted': ['/api/documents', '/api/dashboard'],
  'score.changed': [
    '/api/score',
    '/api/dashboard',
    '/api/recommendations',
    '/api/score/history',
    '/api/score/input',
    '/api/figures',
  ],
  'score.proven-changed': ['/api/score', '/api/dashboard', '/api/score/proven', '/api/score/proven/history'],
  'recommendation.completed': adviceKeys,
  'recommendation.dismissed': adviceKeys,
  'recommendation.restored': adviceKeys,
  'export.ready': ['/api/privacy/export'],
  'subscription.changed': ['/api/subscription'],
  'user.changed': ['/api/user', '/api/account'],
  'notice.added': ['/api/notices'],
  'user.plan-changed': ['/api/user'],
  'user.role-changed': ['/api/user'],
  'matches.changed': ['/api/lender-matches', '/api/score', '/api/dashboard'],
};

/** Changes of data that all users read. */
const commonKeys: Record<string, string[]> = {
  'lender-records.changed': ['/api/lender-records', '/api/admin/lender-records'],
};

const liveKeys: Record<string, LiveMessage> = {
  [liveBankFileRead.subject]: { type: 'bank-file.read', keys: ['/api/bank-files'] },
  [liveDocumentProgressed.subject]: { type: 'document.progressed', keys: ['/api/documents'] },
  [liveRecordsProgressed.subject]: {
    type: 'lender-records.progressed',
    keys: ['/api/admin/lender-records/uploads'],
  },
  [liveExportProgressed.subject]: { type: 'export.progressed', keys: ['/api/privacy/export'] },
  [liveProofComputed.subject]: {
    type: 'proof.computed',
    keys: ['/api/score/proven', '/api/score', '/api/dashboard', '/api/business-profile/proposals'],
  },
};

@Injectable()
export class LiveHub {
  private readonly listeners = new Map<string, Set<Listener>>();

  constructor(feed: EventFeed) {
    feed.onEvent(({ type, userId }) => {
      this.notify(userId, type, staleKeys[type]);
      this.notifyAll(type, commonKeys[type]);
    });
    feed.onLive(({ subject, userId }) => {
      const liveMessage = liveKeys[subject];
      if (liveMessage) this.notify(userId, liveMessage.type, liveMessage.keys);
    });
  }

  listen(userId: string, listener: Listener): () => void {
    const all = this.listeners.get(userId) ?? new Set();
    this.listeners.set(userId, all.add(listener));
    return () => {
      all.delete(listener);
      if (all.size === 0) this.listeners.delete(userId);
    };
  }

  private notifyAll(type: string, keys: string[] | undefined): void {
    if (keys) for (const userId of this.listeners.keys()) this.notify(userId, type, keys);
  }

  private notify(userId: string, type: string, keys: string[] | undefined): void {
    if (!keys) return;
    for (const listener of this.listeners.get(userId) ?? []) listener({ type, keys });
  }
}
