import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  actingForSelf,
  adviserAreas,
  type Client,
  type ClientQuery,
  documentCategories,
  type DocumentState,
  type DocumentStatus,
  type EventContract,
  events,
  type PracticeId,
  rpc,
  type User,
} from '@groundwork/contracts';
import { eventually, type RunningService, sendEvent } from '@groundwork/testing';
import { outcomeOf, runIdentity, slowCallMs } from '../../../testing/identity.ts';
import { firstBusinessOf, People } from '../../../testing/people.ts';

jest.setTimeout(4 * slowCallMs);

const [taxes, statements] = documentCategories;

let identity: RunningService;
let people: People;
let admin: User;
let owner: User;
let practiceId: PracticeId;

beforeAll(async () => {
  identity = await runIdentity();
  people = new People(identity);
});
afterAll(() => identity.stop());
beforeEach(async () => {
  [admin, owner] = [await people.add('admin'), await people.add('owner')];
  practiceId = (await people.practice(admin)).id;
  await people.makeMaster(practiceId);
});

const list = (page: ClientQuery = {}, by = admin) =>
  identity.rpc.call(rpc.identity.clients, { userId: by.id, practiceId, page });
const first = async (): Promise<Client> => (await list()).items[0]!;
const becomes = (expected: Partial<Client>) =>
  eventually(first, (client) =>
    Object.entries(expected).every(([name, value]) => client[name as keyof Client] === value),
  );

async function handled(...ids: Promise<string>[]): Promise<void> {
  for (const id of await Promise.all(ids))
    await eventually(
      () =>
        identity.query(`select 1 from inbox where event_id = $1 and consumer like '%follow-clients%'`, [id]),
      (rows) => rows.length > 0,
    );
}

const score = (
  event: typeof events.scoreChanged | typeof events.provenScoreChanged,
  to: number,
  aggregateVersion: number,
) =>
  sendEvent(identity.connection, event, {
    userId: owner.id,
    aggregateId: owner.id,
    aggregateVersion,
    data: { from: 0, to, cause: 'profile' },
  });

interface Paper {
  documentId: string;
  version: number;
  status: DocumentStatus;
  category?: DocumentState['category'];
}

const paper = (contract: EventContract, { documentId, version, status, category = taxes! }: Paper) =>
  sendEvent(identity.connection, contract as typeof events.documentProcessed, {
    userId: owner.id,
    aggregateId: documentId,
    aggregateVersion: version,
    data: {
      documentId: documentId,
      category,
      subcategory: null,
      status,
      fraudScore: null,
      confidence: null,
      signals: [],
      sha256: 'a'.repeat(64),
    },
  });

const request = (requestId: string, version: number, state: string, dueOn: string | null) =>
  sendEvent(identity.connection, events.documentRequestChanged, {
    userId: owner.id,
    actorId: actingForSelf(admin.id).actorId,
    aggregateId: requestId,
    aggregateVersion: version,
    data: { requestId, state, dueOn } as never,
  });

const noticesOf = async ({ id: userId }: User) =>
  (await identity.rpc.call(rpc.identity.notices, { userId }))
    .map(({ kind }) => kind)
    .filter((kind) => kind === 'request-answered');

describe('a client', () => {
  it('has its score from the newest event, also if events are repeated or out of order', async () => {
    await people.client(admin, practiceId, owner);
    expect(await first()).toMatchObject({
      stated: null,
      proven: null,
      missingPapers: 9,
      stage: 'collecting',
    });
    await handled(score(events.scoreChanged, 710, 3));
    await handled(score(events.scoreChanged, 640, 2), score(events.provenScoreChanged, 580, 2));
    expect(await first()).toMatchObject({
      businessId: owner.id,
      stated: 710,
      proven: 580,
      ownerName: 'Ann Lee',
    });
  });

  it('lacks three papers of each category, less the processed and verified ones', async () => {
    await people.client(admin, practiceId, owner);
    const ids = Array.from({ length: 7 }, () => randomUUID());
    const [one, two, ...five] = ids as [string, string, ...string[]];
    await handled(
      paper(events.documentProcessed, { documentId: one, version: 2, status: 'processed' }),
      paper(events.documentReviewed, { documentId: two, version: 3, status: 'verified' }),
      ...five.map((documentId) =>
        paper(events.documentProcessed, {
          documentId,
          version: 2,
          status: 'processed',
          category: statements!,
        }),
      ),
    );
    expect(await first()).toMatchObject({ missingPapers: 4 });
    await handled(paper(events.documentDeleted, { documentId: one, version: 4, status: 'processed' }));
    await handled(
      paper(events.documentProcessed, { documentId: one, version: 2, status: 'processed' }),
      paper(events.documentUploaded, { documentId: two, version: 1, status: 'pending' }),
      paper(events.documentFailed, { documentId: two, version: 4, status: 'failed' }),
    );
    await becomes({ missingPapers: 6 });
  });

  it('has its open requests and the earliest due day, also if events are out of order', async () => {
    await people.client(admin, practiceId, owner);
    const [one, two] = [randomUUID(), randomUUID()];
    await handled(request(one, 1, 'open', '2026-12-09'), request(two, 2, 'answered', '2026-12-01'));
    expect(await first()).toMatchObject({
      openRequests: 1,
      nextDue: { what: 'Requested document', on: '2026-12-09' },
    });
    await handled(request(two, 1, 'open', '2026-12-01'));
    expect(await first()).toMatchObject({ openRequests: 1 });
    await handled(request(one, 2, 'closed', '2026-12-09'));
    expect(await first()).toMatchObject({ openRequests: 0, nextDue: null });
  });

  it('whose request is answered is a notice for the owner and for who requested, while they have access', async () => {
    await people.client(admin, practiceId, owner);
    const id = randomUUID();
    await handled(request(id, 1, 'open', null));
    await handled(request(id, 2, 'answered', null));
    expect(await noticesOf(owner)).toEqual(['request-answered']);
    expect(await noticesOf(admin)).toEqual(['request-answered']);
    const call = { ...actingForSelf(admin.id), practiceId, client: firstBusinessOf(owner) };
    await identity.rpc.call(rpc.identity.endClient, call);
    const later = randomUUID();
    await handled(request(later, 1, 'open', null));
    await handled(request(later, 2, 'answered', null));
    expect(await noticesOf(admin)).toHaveLength(1);
    expect(await noticesOf(owner)).toHaveLength(2);
  });

  it('has no figure whose area the owner does not open', async () => {
    await handled(score(events.scoreChanged, 700, 1));
    const areas = { ...adviserAreas, score: 'none', documents: 'none' } as const;
    await people.client(admin, practiceId, owner, { areas });
    expect(await first()).toMatchObject({ stated: null, proven: null, missingPapers: null, areas });
  });

  it('has the stage that the staff choose', async () => {
    await people.client(admin, practiceId, owner);
    const call = { ...actingForSelf(admin.id), practiceId, client: firstBusinessOf(owner) };
    const change = () => identity.rpc.call(rpc.identity.changeClient, { ...call, stage: 'ready' });
    expect(await change()).toMatchObject({ stage: 'ready' });
    expect((await list({ stage: 'ready' })).items).toHaveLength(1);
    expect((await list({ stage: 'funded' })).items).toEqual([]);
    await identity.rpc.call(rpc.identity.endClient, call);
    expect(await people.admit(admin, firstBusinessOf(owner))).toBeNull();
    expect(await outcomeOf(change())).toBe('CLIENT_NOT_FOUND');
    expect(await outcomeOf(identity.rpc.call(rpc.identity.endClient, call))).toBe('CLIENT_NOT_FOUND');
    expect(await list()).toEqual({ items: [], nextCursor: null });
  });
});

describe('the clients of a practice', () => {
  const named = async (name: string, stated: number | null) => {
    owner = await people.add('client');
    const rename = { ...actingForSelf(owner.id), id: firstBusinessOf(owner), name };
    await identity.rpc.call(rpc.identity.renameBusiness, rename);
    await people.client(admin, practiceId, owner);
    if (stated !== null) await handled(score(events.scoreChanged, stated, 1));
  };
  const all = async (page: ClientQuery) => {
    const names: string[] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const { items, nextCursor } = await list({ ...page, limit: 2, ...(cursor && { cursor }) });
      names.push(...items.map(({ businessName }) => businessName));
      cursor = nextCursor;
    }
    return names;
  };

  it('are in pages, in the order of a column, with those without a value last', async () => {
    await named('cedar', 700);
    await named('Birch', null);
    await named('apple', 720);
    await named('Dogwood', 650);
    await named('elm 100%', 700);
    const byName = ['apple', 'Birch', 'cedar', 'Dogwood', 'elm 100%'];
    expect(await all({})).toEqual(byName);
    for (const sort of ['missing', 'due', 'proven'] as const)
      expect((await all({ sort })).toSorted()).toEqual(byName.toSorted());
    const byScore = await all({ sort: 'stated' });
    expect([byScore[0], byScore.slice(1, 3).toSorted(), ...byScore.slice(3)]).toEqual([
      'Dogwood',
      ['cedar', 'elm 100%'],
      'apple',
      'Birch',
    ]);
    expect(await all({ search: '100%' })).toEqual(['elm 100%']);
    expect(await all({ search: 'BIR' })).toEqual(['Birch']);
    expect([await all({ stage: 'collecting' }), await all({ stage: 'ready' })]).toEqual([byName, []]);
  });

  it('are for the staff only, and a foreign cursor is rejected', async () => {
    expect(await outcomeOf(list({}, owner))).toBe('PRACTICE_NOT_FOUND');
    const cursor = Buffer.from(JSON.stringify(['x', owner.id])).toString('base64url');
    for (const page of [
      { cursor: 'none' },
      { cursor, sort: 'stated' as const },
      { cursor, sort: 'due' as const },
    ])
      await expect(list(page)).rejects.toMatchObject({ kind: 'invalid', details: [{ field: 'cursor' }] });
  });
});
