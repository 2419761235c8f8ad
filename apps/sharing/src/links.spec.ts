import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  actingForSelf,
  type LinkId,
  packageChoice,
  type PackageItemId,
  type RequestOf,
  rpc,
  type RpcContract,
  type UserId,
} from '@groundwork/contracts';
import { KeyReceiver } from '@groundwork/platform-storage';
import { RunningSharing } from '../testing/running-sharing.ts';

let sharing: RunningSharing;
beforeAll(async () => {
  sharing = await RunningSharing.start();
});
afterAll(() => sharing.stop());

const owner = () => randomUUID() as UserId;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const gone = { kind: 'not-found', code: 'LINK_GONE' };
const open = (token: string) => sharing.rpc.call(rpc.sharing.openLink, { token });
const enter = (token: string, code: string) => sharing.rpc.call(rpc.sharing.beginSession, { token, code });
const change = <C extends RpcContract>(contract: C, userId: UserId, linkId: LinkId, more: object = {}) =>
  sharing.rpc.call(contract, { ...actingForSelf(userId), linkId, ...more } as unknown as RequestOf<C>);
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');

async function linkOf(userId = owner()) {
  const { id } = await sharing.ready(userId, { documentIds: [sharing.addDocument(userId)] });
  return { userId, packageId: id, ...(await sharing.addLink(userId, id)) };
}

describe('a link', () => {
  it('has its token behind # once, and shows a hint of its recipient', async () => {
    const { userId, packageId, url, token } = await linkOf();
    expect(url).toMatch(/^https:\/\/site\.example\/s#[\w-]{43}$/);
    expect(await open(token)).toMatchObject({ recipientHint: 'a•••@bank.example', organization: null });
    const listed = await sharing.rpc.call(rpc.sharing.links, { userId, packageId });
    expect(JSON.stringify(listed)).not.toContain(token);
    const rows = await sharing.service.query('select * from links where user_id = $1', [userId]);
    expect(JSON.stringify(rows)).not.toMatch(/Ann|bank\.example/);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('gives the same answer if it is unknown, expired, revoked or of a withdrawn package', async () => {
    await expect(open('A'.repeat(43))).rejects.toMatchObject(gone);
    const revoked = await linkOf();
    await change(rpc.sharing.revokeLink, revoked.userId, revoked.link.id);
    await expect(open(revoked.token)).rejects.toMatchObject(gone);
    const withdrawn = await linkOf();
    const { userId, packageId } = withdrawn;
    await sharing.rpc.call(rpc.sharing.withdraw, { ...actingForSelf(userId), packageId });
    await expect(open(withdrawn.token)).rejects.toMatchObject(gone);
    const expired = await linkOf();
    sharing.clock.advance(31 * dayMs);
    await expect(open(expired.token)).rejects.toMatchObject(gone);
  });

  it.each([
    ['in the past', -minuteMs],
    ['more than 90 days ahead', 91 * dayMs],
  ])('cannot expire %s', async (_name, ms) => {
    const userId = owner();
    const { id } = await sharing.ready(userId);
    const expiresAt = new Date(sharing.clock.now().getTime() + ms).toISOString();
    await expect(sharing.addLink(userId, id, { expiresAt })).rejects.toMatchObject({
      details: [{ field: 'expiresAt' }],
    });
  });

  it('is one of ten active ones, and a revoked one never comes back', async () => {
    const { userId, packageId, link } = await linkOf();
    for (let at = 1; at < 10; at += 1) await sharing.addLink(userId, packageId);
    await expect(sharing.addLink(userId, packageId)).rejects.toMatchObject({ kind: 'conflict' });
    const [first, second] = await Promise.all([
      change(rpc.sharing.revokeLink, userId, link.id),
      change(rpc.sharing.revokeLink, userId, link.id),
    ]);
    expect([first, second]).toMatchObject([{ state: 'revoked' }, { state: 'revoked' }]);
    const published = await sharing.service.query(
      `select data from outbox where user_id = $1 and type = 'link.revoked'`,
      [userId],
    );
    expect(published).toHaveLength(1);
    await expect(
      change(rpc.sharing.changeLink, userId, link.id, { change: { mode: 'download' } }),
    ).rejects.toMatchObject({ code: 'LINK_REVOKED' });
    await expect(change(rpc.sharing.unlockLink, userId, link.id)).rejects.toMatchObject({
      code: 'LINK_REVOKED',
    });
  });
});

describe('a code', () => {
  it('works once, for fifteen minutes, until the next one', async () => {
    const { userId, link, token } = await linkOf();
    const { code: older } = await sharing.code(userId, link.id);
    const { code } = await sharing.code(userId, link.id);
    if (older !== code) await expect(enter(token, older)).rejects.toMatchObject({ code: 'CODE_WRONG' });
    expect(await enter(token, code)).toMatchObject({ session: expect.stringMatching(/^[\w-]{43}$/) });
    await expect(enter(token, code)).rejects.toMatchObject({ code: 'CODE_WRONG' });
    const { code: late } = await sharing.code(userId, link.id);
    sharing.clock.advance(16 * minuteMs);
    await expect(enter(token, late)).rejects.toMatchObject({ code: 'CODE_WRONG' });
  });

  it('is void after five wrong tries, each with the tries left', async () => {
    const { userId, link, token } = await linkOf();
    const { code } = await sharing.code(userId, link.id);
    for (const left of ['4', '3', '2', '1', '0'])
      await expect(enter(token, wrongOf(code))).rejects.toMatchObject({
        kind: 'unauthenticated',
        details: [{ field: 'code', message: left }],
      });
    await expect(enter(token, code)).rejects.toMatchObject({ code: 'CODE_WRONG' });
  });

  it('judges at most twenty of many guesses, then locks the link also for the right code', async () => {
    const { userId, link, token } = await linkOf();
    const guess = () => enter(token, '000000').catch((error: unknown) => (error as { code: string }).code);
    const codes = await Promise.all(Array.from({ length: 60 }, guess));
    while (codes.at(-1) !== 'LINK_LOCKED') codes.push(await guess());
    // A busy machine may answer a guess too late, so a reply can be missing, and no judgment can.
    expect(codes.filter((code) => code === 'CODE_WRONG').length).toBeLessThanOrEqual(19);
    const rows = await sharing.service.query('select wrong_codes from links where id = $1', [link.id]);
    expect(rows).toEqual([{ wrong_codes: 20 }]);
    await expect(sharing.code(userId, link.id)).rejects.toMatchObject({ code: 'LINK_LOCKED' });
    expect(await change(rpc.sharing.unlockLink, userId, link.id)).toMatchObject({ state: 'active' });
    const { code } = await sharing.code(userId, link.id);
    expect(await enter(token, code)).toHaveProperty('session');
  });

  it('is made ten times a day', async () => {
    const { userId, link } = await linkOf();
    for (let at = 0; at < 10; at += 1) await sharing.code(userId, link.id);
    await expect(sharing.code(userId, link.id)).rejects.toMatchObject({ code: 'TOO_MANY_CODES' });
  });
});

describe('a session', () => {
  const page = (session: string, itemId: string, number = 1) =>
    sharing.rpc.call(rpc.sharing.sharedPage, {
      session,
      receiver: new KeyReceiver().publicKey,
      itemId,
      page: number,
    });

  it('reads the package, its pages with a watermark, and its score', async () => {
    const { userId, packageId } = await linkOf();
    const { session } = await sharing.visit(userId, packageId);
    const shared = await sharing.rpc.call(rpc.sharing.shared, { session });
    expect(shared).toMatchObject({ business: 'Cedar Lane Bakery', mode: 'view', memoPages: 2, stated: 612 });
    const item = shared.items[0]?.id ?? '';
    expect(await page(session, item, 2)).toMatchObject({
      storageKey: `packages/${packageId}/v1/pages/${item}/2.jpg`,
      watermark: expect.stringMatching(/^ann@bank\.example · \d{4}-\d\d-\d\d \d\d:\d\d UTC · [0-9a-f]{8}$/),
    });
    expect(await page(session, 'memo', 2)).toMatchObject({
      storageKey: `packages/${packageId}/v1/pages/memo/2.jpg`,
    });
    await expect(page(session, item, 3)).rejects.toMatchObject({ code: 'PAGE_NOT_FOUND' });
    await expect(page(session, randomUUID())).rejects.toMatchObject({ code: 'PAGE_NOT_FOUND' });
    const { result } = await sharing.rpc.call(rpc.sharing.sharedScore, { session });
    expect(result).toMatchObject({ stated: { totalScore: 612 }, proven: null });
  });

  it('ends after two hours, and at once with its link', async () => {
    const { userId, packageId } = await linkOf();
    const first = await sharing.visit(userId, packageId);
    await change(rpc.sharing.revokeLink, userId, first.link.id);
    await expect(page(first.session, 'memo')).rejects.toMatchObject(gone);
    const second = await sharing.visit(userId, packageId);
    sharing.clock.advance(121 * minuteMs);
    await expect(page(second.session, 'memo')).rejects.toMatchObject({ code: 'SHARE_SESSION_ENDED' });
  });

  it('counts pages by reported seconds, never above the time of the visit', async () => {
    const { userId, packageId } = await linkOf();
    const { session, link } = await sharing.visit(userId, packageId);
    const view = (itemId: string, seconds: number) =>
      sharing.rpc.call(rpc.sharing.recordView, { session, view: { itemId, page: 1, seconds } });
    await view('memo', 30);
    sharing.clock.advance(10_000);
    await view('memo', 4);
    await view('memo', 30);
    const { items } = await sharing.rpc.call(rpc.sharing.visits, { userId, packageId, page: {} });
    expect(items).toMatchObject([
      { linkId: link.id, recipient: 'Ann', seconds: 10, pages: [{ itemId: 'memo', page: 1, seconds: 10 }] },
    ]);
    const [row] = await sharing.service.query('select network from visits where user_id = $1', [userId]);
    expect(row).toEqual({ network: '203.0.113.0/24' });
  });
});

describe('another owner', () => {
  it('reads and changes nothing', async () => {
    const { packageId, link } = await linkOf();
    const { userId, ...acting } = actingForSelf(owner());
    const own = { userId, packageId };
    const [linkId, receiver] = [link.id, new KeyReceiver().publicKey];
    const choice = packageChoice.parse({ title: 'Mine' });
    const check = { itemId: randomUUID() as PackageItemId, page: 1, ok: true };
    const body = { name: 'Bo', email: 'bo@bank.example', organization: null, mode: 'view' as const };
    const calls: [string, () => Promise<unknown>][] = [
      ['package', () => sharing.rpc.call(rpc.sharing.package, own)],
      ['addVersion', () => sharing.rpc.call(rpc.sharing.addVersion, { ...own, ...acting, choice })],
      ['checkPage', () => sharing.rpc.call(rpc.sharing.checkPage, { ...own, ...acting, check })],
      [
        'openFile',
        () => sharing.rpc.call(rpc.sharing.openFile, { ...own, ...acting, receiver, part: 'zip' }),
      ],
      ['ownPage', () => sharing.rpc.call(rpc.sharing.ownPage, { ...own, receiver, itemId: 'memo', page: 1 })],
      ['withdraw', () => sharing.rpc.call(rpc.sharing.withdraw, { ...own, ...acting })],
      ['links', () => sharing.rpc.call(rpc.sharing.links, own)],
      ['addLink', () => sharing.rpc.call(rpc.sharing.addLink, { ...own, ...acting, link: body })],
      ['changeLink', () => change(rpc.sharing.changeLink, userId, linkId, { change: { mode: 'download' } })],
      ['revokeLink', () => change(rpc.sharing.revokeLink, userId, linkId)],
      ['unlockLink', () => change(rpc.sharing.unlockLink, userId, linkId)],
      ['fileKey', () => sharing.rpc.call(rpc.sharing.fileKey, { ...own, receiver })],
      ['showCode', () => change(rpc.sharing.showCode, userId, linkId)],
      ['visits', () => sharing.rpc.call(rpc.sharing.visits, { ...own, page: {} })],
    ];
    for (const [name, call] of calls)
      expect([name, await call().catch((error: unknown) => (error as { kind: string }).kind)]).toEqual([
        name,
        'not-found',
      ]);
    expect(await sharing.rpc.call(rpc.sharing.packages, { userId, page: {} })).toEqual({
      items: [],
      nextCursor: null,
    });
  });
});
