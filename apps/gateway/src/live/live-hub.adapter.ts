import { Injectable } from '@nestjs/common';
import {
  type AdmittedBusiness,
  events,
  liveBankFileRead,
  type LiveMessage,
  liveDocumentProgressed,
  liveExportProgressed,
  livePackageProgressed,
  liveProofComputed,
  liveRecordsProgressed,
  type UserId,
} from '@groundwork/contracts';
import { EventFeed } from '@groundwork/platform-messaging';
import { z } from 'zod';
import { keysWithin, type LiveScope } from '../domain/live-scope.rules.ts';

type Listener = (message: LiveMessage) => void;

export interface Audience {
  person: UserId;
  business: AdmittedBusiness | undefined;
}

interface Entry {
  scope: LiveScope;
  listener: Listener;
}

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
  'package.built': ['/api/packages'],
  'package.withdrawn': ['/api/packages'],
  'package.viewed': ['/api/packages'],
  'link.locked': ['/api/packages'],
  'lender-request.added': ['/api/lender-requests'],
  'lender-request.answered': ['/api/lender-requests'],
  'user.erasure-planned': ['/api/packages'],
  'subscription.changed': ['/api/subscription'],
  'grant.changed': ['/api/people'],
  'invitation.changed': ['/api/people'],
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

const keysOfHolders = ['/api/businesses', '/api/practices'];
const changesOfHolders: string[] = [events.grantChanged.type, events.practiceChanged.type];
const withPersons = z.object({ personIds: z.array(z.string()) });

const liveKeys: Record<string, LiveMessage> = {
  [liveBankFileRead.subject]: { type: 'bank-file.read', keys: ['/api/bank-files'] },
  [liveDocumentProgressed.subject]: { type: 'document.progressed', keys: ['/api/documents'] },
  [liveRecordsProgressed.subject]: {
    type: 'lender-records.progressed',
    keys: ['/api/admin/lender-records/uploads'],
  },
  [livePackageProgressed.subject]: { type: 'package.progressed', keys: ['/api/packages'] },
  [liveExportProgressed.subject]: { type: 'export.progressed', keys: ['/api/privacy/export'] },
  [liveProofComputed.subject]: {
    type: 'proof.computed',
    keys: [
      '/api/score/proven',
      '/api/score',
      '/api/dashboard',
      '/api/business-profile/proposals',
      '/api/figures',
    ],
  },
};

@Injectable()
export class LiveHub {
  private readonly listeners = new Map<string, Set<Entry>>();

  constructor(feed: EventFeed) {
    feed.onEvent(({ type, userId, data }) => {
      this.notify(userId, type, staleKeys[type]);
      if (changesOfHolders.includes(type))
        for (const person of withPersons.safeParse(data).data?.personIds ?? [])
          this.notify(person, type, keysOfHolders);
      this.notifyAll(type, commonKeys[type]);
    });
    feed.onLive(({ subject, userId }) => {
      const liveMessage = liveKeys[subject];
      if (liveMessage) this.notify(userId, liveMessage.type, liveMessage.keys);
    });
  }

  listen({ person, business }: Audience, listener: Listener): () => void {
    const account = this.add(person, 'account', listener);
    const areas = business && this.add(business.id, business, listener);
    return () => {
      account();
      areas?.();
    };
  }

  private add(id: string, scope: LiveScope, listener: Listener): () => void {
    const entry = { scope, listener };
    const all = this.listeners.get(id) ?? new Set();
    this.listeners.set(id, all.add(entry));
    return () => {
      all.delete(entry);
      if (all.size === 0) this.listeners.delete(id);
    };
  }

  private notifyAll(type: string, keys: string[] | undefined): void {
    if (keys) for (const id of this.listeners.keys()) this.notify(id, type, keys);
  }

  private notify(id: string, type: string, keys: readonly string[] | undefined): void {
    if (!keys) return;
    for (const { scope, listener } of this.listeners.get(id) ?? []) {
      const own = keysWithin(keys, scope);
      if (own.length > 0) listener({ type, keys: own });
    }
  }
}
