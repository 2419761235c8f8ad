import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type DocumentId,
  type DocumentState,
  events,
  liveDocumentProgressed,
  liveProofComputed,
  type RecommendationId,
  type UserId,
} from '@groundwork/contracts';
import { tokenHash } from '@groundwork/platform-crypto';
import { LivePublisher, NATS_CONNECTION } from '@groundwork/platform-messaging';
import { eventually } from '@groundwork/testing';
import type { NatsConnection } from '@nats-io/transport-node';
import { bearer, cookie, type RunningGateway, runGateway } from '../../../testing/gateway.ts';
import { publishEvent } from '../../../testing/published.ts';
import { sendRaw } from '../../../testing/raw-http.ts';

let gateway: RunningGateway;

beforeAll(async () => {
  gateway = await runGateway();
});
afterAll(() => gateway.stop());

class Watcher {
  private text = '';
  ended = false;

  private constructor(
    readonly answer: Response,
    private readonly away: AbortController,
  ) {
    void this.read();
  }

  static async open(url: string, headers: Record<string, string>): Promise<Watcher> {
    const away = new AbortController();
    return new Watcher(await fetch(`${url}/api/events`, { headers, signal: away.signal }), away);
  }

  get heartbeats(): number {
    return this.text.match(/^: heartbeat$/gm)?.length ?? 0;
  }

  get hasReconnectTime(): boolean {
    return /^retry: \d+$/m.test(this.text);
  }

  get messages(): unknown[] {
    return [...this.text.matchAll(/^data: (.*)$/gm)].map(([, json = '']) => JSON.parse(json) as unknown);
  }

  leave(): void {
    this.away.abort();
  }

  private async read(): Promise<void> {
    const decoder = new TextDecoder();
    try {
      for await (const chunk of this.answer.body ?? []) this.text += decoder.decode(chunk as Uint8Array);
    } catch {
      // aborted by leave()
    }
    this.ended = true;
  }
}

const scoreChanged = (userId: UserId) =>
  publishEvent(gateway.nats, events.scoreChanged, userId, { from: 0, to: 53, cause: 'documents' });
const messagesOf = (watcher: Watcher, count: number) =>
  eventually(
    async () => watcher.messages,
    (messages) => messages.length === count,
  );

describe('the live stream', () => {
  it('returns 401 without a session', async () => {
    const answer = await fetch(`${gateway.url}/api/events`);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('names the queries to fetch again, only to the owner of the event', async () => {
    const [ann, bob] = [gateway.identity.someone(), gateway.identity.someone()];
    const watching = await Watcher.open(gateway.url, bearer(ann.token));
    const secondTab = await Watcher.open(gateway.url, cookie(ann.token));
    const other = await Watcher.open(gateway.url, bearer(bob.token));
    await scoreChanged(ann.user.id);
    await scoreChanged(bob.user.id);
    const message = {
      type: 'score.changed',
      keys: [
        '/api/score',
        '/api/dashboard',
        '/api/recommendations',
        '/api/score/history',
        '/api/score/input',
        '/api/figures',
      ],
    };
    for (const watcher of [watching, secondTab, other])
      expect(await messagesOf(watcher, 1)).toEqual([message]);
    for (const watcher of [watching, secondTab, other]) watcher.leave();
  });

  it('carries the areas of the chosen business that the caller may view, and their own account', async () => {
    const [owner, adviser] = [gateway.identity.someone(), gateway.identity.someone()];
    const business = gateway.identity.openBusiness(adviser, owner);
    const headers = { ...bearer(adviser.token), 'x-business-id': business.id };
    const watching = await Watcher.open(gateway.url, headers);
    await publishEvent(gateway.nats, events.packageWithdrawn, owner.user.id, {
      packageId: randomUUID(),
    });
    await publishEvent(gateway.nats, events.userChanged, owner.user.id, {});
    await scoreChanged(owner.user.id);
    await publishEvent(gateway.nats, events.userChanged, adviser.user.id, {});
    expect(await messagesOf(watching, 2)).toMatchObject([
      { type: 'score.changed' },
      { type: 'user.changed' },
    ]);
    watching.leave();
  });

  it('ends with the grant, by its event and at its last moment', async () => {
    const [owner, adviser] = [gateway.identity.someone(), gateway.identity.someone()];
    const business = gateway.identity.openBusiness(adviser, owner);
    const headers = { ...bearer(adviser.token), 'x-business-id': business.id };
    const watching = await Watcher.open(gateway.url, headers);
    await publishEvent(gateway.nats, events.practiceChanged, adviser.user.id, {
      practiceId: randomUUID(),
      personIds: [adviser.user.id],
    });
    gateway.identity.openBusiness(adviser, owner, { expiresAt: new Date(Date.now() + 700).toISOString() });
    const hasEnded = async () => watching.ended;
    await eventually(hasEnded, Boolean);
    const again = await Watcher.open(gateway.url, headers);
    await eventually(async () => again.ended, Boolean);
  });

  it('announces the stage of a document without its data', async () => {
    const ann = gateway.identity.someone();
    const watching = await Watcher.open(gateway.url, bearer(ann.token));
    const documentId = randomUUID() as DocumentId;
    new LivePublisher(gateway.nats).publish(liveDocumentProgressed, ann.user.id, {
      documentId,
      stage: 'text',
    });
    expect(await messagesOf(watching, 1)).toEqual([
      { type: 'document.progressed', keys: ['/api/documents'] },
    ]);
    watching.leave();
  });

  it('names the figures of a computed proof, because they have its points', async () => {
    const ann = gateway.identity.someone();
    const watching = await Watcher.open(gateway.url, bearer(ann.token));
    new LivePublisher(gateway.nats).publish(liveProofComputed, ann.user.id, {});
    const keys = expect.arrayContaining(['/api/figures']);
    expect(await messagesOf(watching, 1)).toMatchObject([{ type: 'proof.computed', keys }]);
    watching.leave();
  });

  it('announces a review and a deletion in another tab', async () => {
    const ann = gateway.identity.someone();
    const watching = await Watcher.open(gateway.url, bearer(ann.token));
    const state: DocumentState = {
      documentId: randomUUID() as DocumentId,
      category: 'tax_documents',
      subcategory: null,
      status: 'verified',
      fraudScore: 0,
      confidence: 1,
      signals: [],
      sha256: 'a',
    };
    const keys = ['/api/documents', '/api/dashboard'];
    await publishEvent(gateway.nats, events.documentReviewed, ann.user.id, state);
    expect(await messagesOf(watching, 1)).toEqual([{ type: 'document.reviewed', keys }]);
    await publishEvent(gateway.nats, events.documentDeleted, ann.user.id, state);
    expect(await messagesOf(watching, 2)).toContainEqual({ type: 'document.deleted', keys });
    watching.leave();
  });

  it('announces a completed, dismissed or restored recommendation to the other tab', async () => {
    const ann = gateway.identity.someone();
    const watching = await Watcher.open(gateway.url, bearer(ann.token));
    const keys = ['/api/recommendations', '/api/dashboard', '/api/score'];
    const marks = [
      events.recommendationCompleted,
      events.recommendationDismissed,
      events.recommendationRestored,
    ];
    const data = { recommendationId: 'abc' as RecommendationId, code: 'DC1' };
    for (const [before, mark] of marks.entries()) {
      await publishEvent(gateway.nats, mark, ann.user.id, data);
      expect(await messagesOf(watching, before + 1)).toContainEqual({ type: mark.type, keys });
    }
    watching.leave();
  });

  it('announces a changed user and a new notice', async () => {
    const ann = gateway.identity.someone();
    const watching = await Watcher.open(gateway.url, bearer(ann.token));
    await publishEvent(gateway.nats, events.userChanged, ann.user.id, {});
    await publishEvent(gateway.nats, events.noticeAdded, ann.user.id, { kind: 'new-sign-in' });
    expect(await messagesOf(watching, 2)).toEqual([
      { type: 'user.changed', keys: ['/api/user', '/api/account'] },
      { type: 'notice.added', keys: ['/api/notices'] },
    ]);
    watching.leave();
  });

  it('announces a new role and a new plan', async () => {
    const ann = gateway.identity.someone();
    const watching = await Watcher.open(gateway.url, bearer(ann.token));
    await publishEvent(gateway.nats, events.userRoleChanged, ann.user.id, { role: 'reviewer' });
    await publishEvent(gateway.nats, events.userPlanChanged, ann.user.id, {
      subscriptionPlan: 'individual',
    });
    expect(await messagesOf(watching, 2)).toEqual([
      { type: 'user.role-changed', keys: ['/api/user'] },
      { type: 'user.plan-changed', keys: ['/api/user'] },
    ]);
    watching.leave();
  });

  it('ignores events without a screen and survives invalid messages', async () => {
    const ann = gateway.identity.someone();
    const watching = await Watcher.open(gateway.url, bearer(ann.token));
    await publishEvent(gateway.nats, events.userRegistered, ann.user.id, {});
    for (const subject of ['evt.noise.v1', liveDocumentProgressed.subject]) {
      for (const noise of ['{}', '[]', 'null', '7']) gateway.nats.publish(subject, noise);
    }
    await scoreChanged(ann.user.id);
    expect(await messagesOf(watching, 1)).toMatchObject([{ type: 'score.changed' }]);
    watching.leave();
  });

  it('ends when its session is revoked, and other streams stay open', async () => {
    const [ann, bob] = [gateway.identity.someone(), gateway.identity.someone()];
    const [watching, other] = [
      await Watcher.open(gateway.url, bearer(ann.token)),
      await Watcher.open(gateway.url, bearer(bob.token)),
    ];
    gateway.identity.revoke(ann.token);
    await publishEvent(gateway.nats, events.sessionRevoked, ann.user.id, {
      tokenHashes: [tokenHash(ann.token)],
    });
    await eventually(
      async () => watching.ended,
      (ended) => ended,
    );
    expect(other.ended).toBe(false);
    other.leave();
  });

  it('has the headers of each response and forbids storage', async () => {
    const ann = gateway.identity.someone();
    const watching = await Watcher.open(gateway.url, bearer(ann.token));
    const { headers } = watching.answer;
    watching.leave();
    expect(headers.get('content-type')).toBe('text/event-stream');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-request-id')).toBeTruthy();
  });

  it('ends at once for a HEAD request', async () => {
    const { token } = gateway.identity.someone();
    const head = `HEAD /api/events HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nConnection: close\r\n\r\n`;
    expect(await sendRaw(gateway.url, head)).toMatchObject({ status: 200, body: '' });
  });

  it('ends with a reconnect time after a gap between NATS and the gateway', async () => {
    const cut = await runGateway({ beside: gateway });
    const { token } = cut.identity.someone();
    const watching = await Watcher.open(cut.url, bearer(token));
    await cut.app.get<NatsConnection>(NATS_CONNECTION).reconnect();
    await eventually(
      async () => watching.ended,
      (ended) => ended,
    );
    expect(watching.hasReconnectTime).toBe(true);
    const back = () => fetch(`${cut.url}/api/events`, { headers: bearer(token), method: 'HEAD' });
    const { status } = await eventually(back, (answer) => answer.status !== 503);
    expect(status).toBe(200);
    await cut.stop();
  });

  it('sends heartbeats while nothing happens', async () => {
    const quick = await runGateway({ beside: gateway, environment: { IDLE_SECONDS: '2' } });
    const watching = await Watcher.open(quick.url, bearer(quick.identity.someone().token));
    const beats = await eventually(
      async () => watching.heartbeats,
      (count) => count > 2,
    );
    expect([beats > 2, watching.ended]).toEqual([true, false]);
    watching.leave();
    await quick.stop();
  });

  it('returns 429 above 20 streams of a user', async () => {
    const { token } = gateway.identity.someone();
    const open = await Promise.all(
      Array.from({ length: 20 }, () => Watcher.open(gateway.url, bearer(token))),
    );
    const answer = await fetch(`${gateway.url}/api/events`, { headers: bearer(token) });
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('30');
    expect(await answer.json()).toMatchObject({ code: 'TOO_MANY_STREAMS' });
    for (const watcher of open) watcher.leave();
    const freed = () => fetch(`${gateway.url}/api/events`, { headers: bearer(token), method: 'HEAD' });
    const { status } = await eventually(freed, (reply) => reply.status === 200);
    expect(status).toBe(200);
  });
});
