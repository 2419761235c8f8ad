import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type LenderId, rpc, type UserId } from '@groundwork/contracts';
import { type RunningService, SettableClock } from '@groundwork/testing';
import {
  importRows,
  newOwner,
  ownerWith,
  runMatching,
  strongFigures,
  summaryOf,
} from '../../../testing/running-matching.ts';
import { bankRow } from '../../../testing/sample-program.ts';

let matching: RunningService;
let resident: UserId;
const lenderId = 'nowhere-7a' as LenderId;

beforeAll(async () => {
  const clock = new SettableClock('2026-11-24T12:00:00Z');
  matching = await runMatching(undefined, {}, { sampleData: false, clock });
  resident = await ownerWith(matching, { ...strongFigures, citizenship: 'permanent_resident' });
});
afterAll(() => matching.stop());

const matchOn = (on?: string) =>
  matching.rpc.call(rpc.matching.get, { userId: resident, lenderId, ...(on && { on }) });
const ruleOf = async (code: string, on?: string) =>
  (await matchOn(on)).criteria.find((criterion) => criterion.code === code);
const network = () => matching.rpc.call(rpc.matching.network, {});

describe('a system without samples', () => {
  it('has no lender, no invented name and a rate of 0, but the families', async () => {
    expect(await network()).toEqual({ mode: 'empty', activeLenders: 0, newest: null, records: null });
    expect(await summaryOf(matching, resident)).toEqual({
      qualificationRate: 0,
      matchedLenders: 0,
      activeLenders: 0,
      catalogueMode: 'empty',
      canCarry: 0,
    });
    expect(await matching.rpc.call(rpc.matching.catalogue, {})).toEqual({
      items: [],
      nextCursor: null,
      samples: 0,
    });
    const families = await matching.rpc.call(rpc.matching.families, {});
    expect(families.map(({ code, version }) => [code, version])).toEqual([
      ['sba-504', 2],
      ['sba-7a', 2],
      ['sba-7a-small', 2],
      ['sba-microloan', 2],
    ]);
    expect(families.flatMap(({ upcoming }) => upcoming)).toEqual([]);
  });
});

describe('a program that names sba-7a-small', () => {
  beforeAll(() =>
    importRows(
      matching,
      bankRow(lenderId, { families: 'sba-7a-small', verifiedOn: '2026-11-20', fdic: '628' }),
    ),
  );

  it('is the only lender of a real catalog', async () => {
    expect(await network()).toMatchObject({ mode: 'real', activeLenders: 1, newest: '2026-11-20' });
    expect((await matchOn()).lender).toMatchObject({
      sample: false,
      stale: false,
      verifiedOn: '2026-11-20',
      recordLenderId: 'fdic:628',
      families: [{ code: 'sba-7a-small', name: 'SBA 7(a) small loan (up to $350,000)' }],
    });
  });

  it('accepts a permanent resident until February 28, 2026 and refuses from March 1 on, with the source', async () => {
    expect(await ruleOf('citizenship', '2026-02-28')).toMatchObject({
      result: 'pass',
      rules: [
        { factId: '7as-owners-2025', validTo: '2026-02-28' },
        { factId: '7as-owners-5-percent', verifiedOn: null },
      ],
    });
    expect(await ruleOf('citizenship', '2026-03-01')).toMatchObject({
      result: 'fail',
      required: 'US citizen',
      because: 'This rule is for every owner. We only know your answer.',
      rules: [
        {
          family: 'sba-7a-small',
          factId: '7as-owners-2026',
          validFrom: '2026-03-01',
          validTo: null,
          source: 'SBA Policy Notice 5000-876441, Procedural Notice 5000-876626',
          note: expect.stringContaining('Every owner, of any share') as unknown,
        },
      ],
    });
    expect(await ruleOf('amount')).toMatchObject({ rules: [{ factId: '7as-most' }], because: null });
  });

  it('lists the matches of a day in pages, and the summary never uses another day', async () => {
    const list = (on: string) => matching.rpc.call(rpc.matching.eligible, { userId: resident, page: { on } });
    expect((await list('2026-02-28')).items.map(({ id }) => id)).toEqual([lenderId]);
    expect((await list('2026-03-01')).items).toEqual([]);
    expect(await summaryOf(matching, resident)).toMatchObject({ matchedLenders: 0, activeLenders: 1 });
    const all = await matching.rpc.call(rpc.matching.all, { userId: resident, page: { on: '2026-03-01' } });
    expect(all.items).toMatchObject([{ outcome: 'failing' }]);
  });

  it.each(['2023-11-23', '2028-11-25'])('refuses the day %s, which is too far away', async (on) => {
    await expect(matchOn(on)).rejects.toMatchObject({ kind: 'invalid', details: [{ field: 'on' }] });
  });

  it.each(['2023-11-24', '2028-11-24'])('accepts the day %s', async (on) => {
    expect(await matchOn(on)).toMatchObject({ id: lenderId });
  });

  it('does not limit a rule to other owners if the owner owns all', async () => {
    const sole = await ownerWith(matching, {
      ...strongFigures,
      citizenship: 'permanent_resident',
      ownershipPercentage: 100,
    });
    const { criteria } = await matching.rpc.call(rpc.matching.get, { userId: sole, lenderId });
    expect(criteria.find(({ code }) => code === 'citizenship')).toMatchObject({ because: null });
  });
});

describe('a program with its own days', () => {
  it('is in the catalog only on these days', async () => {
    const id = 'next-year' as LenderId;
    await importRows(matching, bankRow(id, { validFrom: '2027-01-01', validTo: '2027-12-31' }));
    const owner = newOwner();
    const on = async (day: string) =>
      matching.rpc.call(rpc.matching.get, { userId: owner, lenderId: id, on: day }).then(
        () => true,
        (error: unknown) => (error as { code: string }).code,
      );
    expect(await on('2026-12-31')).toBe('LENDER_NOT_FOUND');
    expect(await on('2027-01-01')).toBe(true);
    expect(await on('2027-12-31')).toBe(true);
    expect(await on('2028-01-01')).toBe('LENDER_NOT_FOUND');
  });
});
