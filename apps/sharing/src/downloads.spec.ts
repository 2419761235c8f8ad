import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  actingForSelf,
  type DocumentId,
  events,
  packageSources,
  rpc,
  type UserId,
} from '@groundwork/contracts';
import { KeyReceiver } from '@groundwork/platform-storage';
import { eventually, sendEvent } from '@groundwork/testing';
import { RunningSharing } from '../testing/running-sharing.ts';

let sharing: RunningSharing;
beforeAll(async () => {
  sharing = await RunningSharing.start();
});
afterAll(() => sharing.stop());

const owner = () => randomUUID() as UserId;
const receiver = new KeyReceiver().publicKey;
const start = (session: string) => sharing.rpc.call(rpc.sharing.startDownload, { session });
const open = (ticket: string) => sharing.rpc.call(rpc.sharing.download, { ticket, receiver });
const ticketOf = (url: string) => url.split('/').at(-1) ?? '';
const revoke = (userId: UserId, linkId: string) =>
  sharing.rpc.call(rpc.sharing.revokeLink, { ...actingForSelf(userId), linkId });

async function visitOf(mode: 'view' | 'download' = 'download') {
  const userId = owner();
  const documentId = sharing.addDocument(userId);
  const { id: packageId } = await sharing.ready(userId, { documentIds: [documentId] });
  return { userId, packageId, documentId, ...(await sharing.visit(userId, packageId, { mode })) };
}

async function remove(userId: UserId, documentId: DocumentId): Promise<void> {
  const { documents } = await sharing.rpc.call(packageSources.documentStates, { userId });
  await sendEvent(sharing.service.connection, events.documentDeleted, {
    userId,
    aggregateId: documentId,
    aggregateVersion: 9,
    data: documents[0]!.state,
  });
}

describe('a ticket', () => {
  it('opens the ZIP once, counts in the visit, and is on record', async () => {
    const { userId, packageId, session, link } = await visitOf();
    const { url } = await start(session);
    expect(url).toMatch(/^\/api\/shared\/downloads\/[\w-]{43}$/);
    const answers = await Promise.allSettled([open(ticketOf(url)), open(ticketOf(url))]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(answers.find(({ status }) => status === 'fulfilled')).toMatchObject({
      value: { linkId: link.id, storageKey: `packages/${packageId}/v1/package.zip` },
    });
    await expect(open(ticketOf(url))).rejects.toMatchObject({ kind: 'not-found', code: 'DOWNLOAD_GONE' });
    const { items } = await sharing.rpc.call(rpc.sharing.visits, { userId, packageId, page: {} });
    expect(items).toMatchObject([{ downloads: 1 }]);
    const audited = await sharing.service.query(
      `select actor from audit_entries where user_id = $1 and action = 'package.downloaded'`,
      [userId],
    );
    expect(audited).toEqual([{ actor: `link:${link.id}` }]);
  });

  it('is stored as a digest, and ends after a minute and with the next one', async () => {
    const { userId, session } = await visitOf();
    const first = ticketOf((await start(session)).url);
    const second = ticketOf((await start(session)).url);
    const rows = await sharing.service.query('select * from share_tickets where user_id = $1', [userId]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(second);
    await expect(open(first)).rejects.toMatchObject({ code: 'DOWNLOAD_GONE' });
    sharing.clock.advance(61_000);
    await expect(open(second)).rejects.toMatchObject({ code: 'DOWNLOAD_GONE' });
  });

  it('is not given to a link that shows pages only, and ends when its link does', async () => {
    const viewer = await visitOf('view');
    await expect(start(viewer.session)).rejects.toMatchObject({ kind: 'forbidden', code: 'VIEW_ONLY' });
    const reader = await visitOf();
    const ticket = ticketOf((await start(reader.session)).url);
    const change = { mode: 'view' as const };
    const own = { ...actingForSelf(reader.userId), linkId: reader.link.id };
    await sharing.rpc.call(rpc.sharing.changeLink, { ...own, change });
    await expect(open(ticket)).rejects.toMatchObject({ code: 'VIEW_ONLY' });
    await sharing.rpc.call(rpc.sharing.changeLink, { ...own, change: { mode: 'download' } });
    await Promise.all([revoke(reader.userId, reader.link.id), revoke(reader.userId, reader.link.id)]);
    await expect(open(ticket)).rejects.toMatchObject({ kind: 'not-found' });
    await expect(start(reader.session)).rejects.toMatchObject({ kind: 'not-found', code: 'LINK_GONE' });
  });
});

describe('a ZIP with a deleted document', () => {
  it('is not delivered until the next version, which leaves the document out', async () => {
    const { userId, packageId, documentId, session } = await visitOf();
    let { url } = await start(session);
    const startAgain = async () => ({ url } = await start(session));
    await remove(userId, documentId);
    await eventually(
      () => startAgain().catch((error: unknown) => (error as { code: string }).code),
      (answer) => answer === 'PACKAGE_INCOMPLETE',
    );
    await expect(open(ticketOf(url))).rejects.toMatchObject({ kind: 'conflict', code: 'PACKAGE_INCOMPLETE' });
    const next = await sharing.rpc.call(rpc.sharing.addVersion, { ...actingForSelf(userId), packageId });
    expect(next).toMatchObject({ version: 2, items: [] });
    await sharing.build(userId, next);
    expect(await open(ticketOf((await start(session)).url))).toMatchObject({
      storageKey: `packages/${packageId}/v2/package.zip`,
    });
  });
});
