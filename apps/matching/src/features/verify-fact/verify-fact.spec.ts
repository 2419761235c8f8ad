import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { events, rpc } from '@groundwork/contracts';
import { type RunningService, SettableClock } from '@groundwork/testing';
import {
  importRows,
  newOwner,
  ownerWith,
  runMatching,
  strongFigures,
} from '../../../testing/running-matching.ts';
import { bankRow } from '../../../testing/sample-program.ts';

let matching: RunningService;
const actorId = newOwner();

beforeAll(async () => {
  const clock = new SettableClock('2026-11-28T12:00:00Z');
  matching = await runMatching(undefined, {}, { sampleData: false, clock });
  await importRows(matching, bankRow('plain'), bankRow('standard', { families: 'sba-7a' }));
});
afterAll(() => matching.stop());

const facts = () => matching.rpc.call(rpc.matching.factsToCheck, {});
const verify = (factId: string, verifiedOn: string) =>
  matching.rpc.call(rpc.matching.verifyFact, { actorId, factId, verifiedOn });
const versions = async () => {
  const [catalog] = await matching.query('select version from catalogue_state');
  const [family] = await matching.query(
    `select max(version) as version from family_versions where code = 'sba-7a'`,
  );
  return [Number(catalog?.['version']), Number(family?.['version'])] as const;
};

describe('the facts without a check', () => {
  it('are in force and marked at the rule of a match', async () => {
    const userId = await ownerWith(matching, strongFigures);
    const { criteria } = await matching.rpc.call(rpc.matching.get, {
      userId,
      lenderId: 'standard',
    });
    const [rule] = criteria.find(({ code }) => code === 'dscr')?.rules ?? [];
    expect(rule).toMatchObject({ factId: '7a-coverage', verifiedOn: null });
    expect(rule?.note).toContain('This rule is not yet verified.');
  });

  it('leave the list with the day of their check, and each program of the family is counted again', async () => {
    const [catalogBefore, familyBefore] = await versions();
    expect(await verify('7a-coverage', '2026-11-28')).toMatchObject({
      family: { code: 'sba-7a' },
      inUse: true,
      fact: { id: '7a-coverage', verifiedOn: '2026-11-28' },
    });
    expect((await facts()).map(({ fact }) => fact.id)).not.toContain('7a-coverage');
    expect(await versions()).toEqual([catalogBefore + 1, familyBefore + 1]);
    const [event] = await matching.query(
      `select data from outbox where type = $1 and data->>'cause' = 'family'`,
      [events.catalogChanged.type],
    );
    const [row] = await matching.query(`select row_number from programmes where id = 'standard'`);
    expect(event?.['data']).toMatchObject({ version: catalogBefore + 1, rows: [row?.['row_number']] });
    const audited = await matching.query('select actor, action from audit_entries where action = $1', [
      'families.fact-verified',
    ]);
    expect(audited).toEqual([{ actor: actorId, action: 'families.fact-verified' }]);
    const families = await matching.rpc.call(rpc.matching.families, {});
    expect(families.find(({ code }) => code === 'sba-7a')?.version).toBe(familyBefore + 1);
  });

  it('accept no day in the future and no unknown fact, and change nothing then', async () => {
    const before = await versions();
    await expect(verify('7a-most', '2026-11-29')).rejects.toMatchObject({
      kind: 'invalid',
      details: [{ field: 'verifiedOn' }],
    });
    await expect(verify('unknown', '2026-11-28')).rejects.toMatchObject({ code: 'FACT_NOT_FOUND' });
    expect(await versions()).toEqual(before);
  });

  it('all get their day if administrators check them at once', async () => {
    const before = await versions();
    const ids = ['7a-most', '7a-term', '7a-guarantee'];
    await Promise.all(ids.map((id) => verify(id, '2026-11-27')));
    expect((await facts()).map(({ fact }) => fact.id)).toEqual(expect.not.arrayContaining(ids));
    expect(await versions()).toEqual([before[0] + 3, before[1] + 3]);
  });
});
