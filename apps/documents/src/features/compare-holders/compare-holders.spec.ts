import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { events, rpc } from '@groundwork/contracts';
import { eventually, sendEvent } from '@groundwork/testing';
import { NamedOwners } from '../../../testing/named-owners.ts';
import { analyzedResult, runDocuments, type RunningDocuments } from '../../../testing/running-documents.ts';

let running: RunningDocuments;
let owners: NamedOwners;
beforeAll(async () => {
  running = await runDocuments();
  owners = new NamedOwners(running);
});
afterAll(() => running.stop());

const profileSaved = (userId: string, version: number, ...changedFields: string[]) =>
  sendEvent(running.service.connection, events.profileSaved, {
    userId,
    aggregateId: userId,
    aggregateVersion: version,
    data: { figures: {}, changedFields },
  });

async function lastStateOf(documentId: string): Promise<unknown> {
  const sql = `select data as event from outbox where aggregate_id = $1 order by id desc limit 1`;
  const [row] = await running.service.query(sql, [documentId]);
  return row?.['event'];
}

const holderOf = async (userId: string, id: string) => (await running.get(userId, id)).holder;

describe('the holder of a document', () => {
  it('is compared with the names of the owner when the analysis ends', async () => {
    await owners.are({ legalBusinessName: 'Cedar Lane LLC' });
    const userId = randomUUID();
    const own = await running.uploadProcessed(userId, { printedNames: ['CEDAR LANE, L.L.C.'] });
    const other = await running.uploadProcessed(userId, { printedNames: ['Pine Street Inc'] });
    const unnamed = await running.uploadProcessed(userId);
    expect([own.holder, other.holder, unnamed.holder]).toEqual([
      { printed: 'CEDAR LANE, L.L.C.', match: 'same', answer: null },
      { printed: 'Pine Street Inc', match: 'other', answer: null },
      { printed: null, match: 'none', answer: null },
    ]);
  });

  it('is null before the analysis', async () => {
    const document = await running.upload(randomUUID());
    expect(document).toMatchObject({ holder: null, isSample: false });
  });

  it('shows the one of several names that is not hers', async () => {
    await owners.are({ fullName: 'Maya Reyes' });
    const printedNames = ['Maya Reyes', 'Cedar Lane Catering'];
    const { holder } = await running.uploadProcessed(randomUUID(), { printedNames });
    expect(holder).toEqual({ printed: 'Cedar Lane Catering', match: 'other', answer: null });
  });

  it('is in the event without the name', async () => {
    await owners.are({ legalBusinessName: 'Cedar Lane LLC' });
    const { id } = await running.uploadProcessed(randomUUID(), { printedNames: ['Pine Street Inc'] });
    const event = JSON.stringify(await lastStateOf(id));
    expect(event).toContain('"holder":{"match":"other","answer":null}');
    expect(event).not.toMatch(/pine/i);
  });

  it('is compared again after the owner renames her business, with one event', async () => {
    await owners.are({ legalBusinessName: 'Cedar Lane LLC' });
    const userId = randomUUID();
    const { id } = await running.uploadProcessed(userId, { printedNames: ['Pine Street Inc'] });
    const unnamed = await running.uploadProcessed(userId);
    await owners.are({ legalBusinessName: 'Pine Street Inc.' });
    await profileSaved(userId, 1, 'legalBusinessName');
    await eventually(
      () => holderOf(userId, id),
      (holder) => holder?.match === 'same',
    );
    expect(await running.eventTypes(id)).toHaveLength(3);
    expect(await running.eventTypes(unnamed.id)).toHaveLength(2);
  });

  it('is compared once profile is back, or gets its first name', async () => {
    await owners.goAway();
    const userId = randomUUID();
    const { id, holder } = await running.uploadProcessed(userId, { printedNames: ['Cedar Lane LLC'] });
    expect(holder?.match).toBe('none');
    await owners.are({ dbaName: 'Cedar Lane' });
    await eventually(
      () => holderOf(userId, id),
      (later) => later?.match === 'same',
    );
  });

  it('stays as it is after a change of another field', async () => {
    await owners.are({ legalBusinessName: 'Cedar Lane LLC' });
    const userId = randomUUID();
    const { id } = await running.uploadProcessed(userId, { printedNames: ['Pine Street Inc'] });
    await profileSaved(userId, 1, 'annualRevenueCurrent');
    const sql = 'select names_version, compared_version from owners where user_id = $1';
    await eventually(
      () => running.service.query('select figures_version from owners where user_id = $1', [userId]),
      ([owner]) => owner?.['figures_version'] === 1,
    );
    expect(await running.service.query(sql, [userId])).toEqual([{ names_version: 0, compared_version: 0 }]);
    expect(await running.eventTypes(id)).toHaveLength(2);
  });
});

describe('a sample document', () => {
  const sample = readFileSync(
    join(import.meta.dirname, '../../../../web/public/samples/schedule-c-2025.pdf'),
  );
  const sha256 = createHash('sha256').update(sample).digest('hex');

  async function uploadSample(userId: string) {
    const { id } = await running.upload(userId, sha256);
    await running.record(id, { ...analyzedResult, printedNames: ['Maya Reyes'] });
    return running.get(userId, id);
  }

  it('is a sample by its content, and is complete for the owner in its name only', async () => {
    const [demo, stranger] = [randomUUID(), randomUUID()];
    await owners.are({ fullName: 'Maya Reyes' });
    expect(await uploadSample(demo)).toMatchObject({ isSample: true, holder: { match: 'same' } });
    await owners.are({ fullName: 'Ann Lee' });
    expect(await uploadSample(stranger)).toMatchObject({ isSample: true, holder: { match: 'other' } });
    const totals = [demo, stranger].map((userId) =>
      running.service.rpc.call(rpc.documents.portfolio, { userId }),
    );
    expect((await Promise.all(totals)).map(({ total }) => total)).toEqual([1, 0]);
  });
});

describe('the number of an employer', () => {
  const einOf = async (id: string) => /"ein":"([^"]+)"/.exec(JSON.stringify(await lastStateOf(id)))?.[1];

  it('reaches other services as a digest of its owner', async () => {
    await owners.are({});
    const [one, two] = [randomUUID(), randomUUID()];
    const ein = '863194427';
    const [first, second, other] = [
      await running.uploadProcessed(one, { ein }),
      await running.uploadProcessed(one, { ein }),
      await running.uploadProcessed(two, { ein }),
    ];
    const digests = [await einOf(first.id), await einOf(second.id), await einOf(other.id)];
    expect(digests[0]).toMatch(/^[\w-]{43}$/);
    expect(digests[1]).toBe(digests[0]);
    expect(digests[2]).not.toBe(digests[0]);
    const stored = await running.service.query('select to_jsonb(d)::text as row from documents d');
    expect(JSON.stringify(stored)).not.toContain(ein);
  });
});
