import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type CatalogRow,
  events,
  importId,
  type ImportId,
  type LenderId,
  rpc,
  type UserId,
} from '@groundwork/contracts';
import { eventually, type RunningService } from '@groundwork/testing';
import { fill } from '@groundwork/wording';
import {
  importRows,
  newOwner,
  ownerWith,
  runMatching,
  strongFigures,
  summaryOf,
  publishedEvents,
} from '../../../testing/running-matching.ts';
import { bankRow } from '../../../testing/sample-program.ts';
import { words } from '../../matching.wording.ts';

let matching: RunningService;

beforeAll(async () => {
  matching = await runMatching(undefined, {}, { sampleData: false });
  await importRows(matching, bankRow('anchor', { name: 'Anchor Credit Union', minCreditScore: '500' }));
});
afterAll(() => matching.stop());

const { import: rowWords } = words;
const actorId = newOwner();

const bank = (id: string): CatalogRow['cells'] =>
  bankRow(id, {
    type: 'Traditional Bank',
    minCreditScore: '700',
    purposes: 'equipment|inventory',
    taxDocuments: '2',
  });

const newImport = (): ImportId => importId.parse(crypto.randomUUID());

async function planOf(...rows: CatalogRow['cells'][]) {
  const id = newImport();
  const staged = rows.map((cells, at) => ({ line: at + 2, cells }));
  await matching.rpc.call(rpc.matching.stageImport, { importId: id, rows: staged });
  await matching.rpc.call(rpc.matching.stageImport, { importId: id, rows: staged });
  return matching.rpc.call(rpc.matching.planImport, { importId: id });
}

const apply = (id: ImportId, absent: 'keep' | 'deactivate' = 'keep') =>
  matching.rpc.call(rpc.matching.applyImport, { actorId, importId: id, absent });
const catalog = (search: string) => matching.rpc.call(rpc.matching.catalogue, { search });
const setActive = (lenderId: string, active: boolean) =>
  matching.rpc.call(rpc.matching.setActive, { actorId, lenderId: lenderId, active });
const matchesOf = async (userId: UserId) => (await summaryOf(matching, userId)).matchedLenders;

describe('an import of lenders', () => {
  it('returns its effect and changes nothing before it is applied', async () => {
    const plan = await planOf(bank('nowhere'));
    expect(plan).toMatchObject({ rows: 1, added: 1, changed: 0, absent: 1, errorCount: 0, errors: [] });
    expect(plan.changes).toEqual([
      expect.objectContaining({ id: 'nowhere', kind: 'added', name: 'First Bank of Nowhere' }),
    ]);
    expect((await catalog('nowhere')).items).toEqual([]);
  });

  it('creates a new version, and owners who qualify for the new lender gain a match', async () => {
    const userId = await ownerWith(matching, strongFigures);
    const before = await matchesOf(userId);
    const { version } = await apply((await planOf(bank('applied'))).id);
    expect((await catalog('applied')).items).toEqual([
      expect.objectContaining({ id: 'applied', active: true, version, sourceDate: '2026-11-01' }),
    ]);
    expect(await matchesOf(userId)).toBe(before + 1);
    const changes = await eventually(
      () => publishedEvents(matching, userId, events.matchesChanged),
      (all) => all.length === 2,
    );
    expect(changes.at(-1)).toMatchObject({ data: { matchedLenders: before + 1, gained: 1, lost: 0 } });
    expect((await summaryOf(matching, userId)).activeLenders).toBe(2);

    const stricter = { ...bank('applied'), minCreditScore: '800', maxTermLength: '60' };
    const plan = await planOf(stricter);
    expect(plan.changes).toEqual([
      {
        id: 'applied',
        name: 'First Bank of Nowhere',
        kind: 'changed',
        fields: [
          { field: 'maxTermLength', from: 84, to: 60 },
          { field: 'minCreditScore', from: 700, to: 800 },
        ],
      },
    ]);
    expect(await apply(plan.id)).toEqual({ version: version + 1, added: 0, changed: 1, deactivated: 0 });
    expect(await matchesOf(userId)).toBe(before);
    expect(await planOf(stricter)).toMatchObject({ unchanged: 1, changed: 0 });
    const versions = await matching.query(
      `select version from programme_versions where programme->>'id' = 'applied' order by version`,
    );
    expect(versions).toEqual([{ version }, { version: version + 1 }]);
  });

  it.each<[string, CatalogRow['cells'], string]>([
    ['a formula', { name: '=HYPERLINK("http://x")' }, `name: ${rowWords.formula}`],
    ['a missing value', { source: ' ' }, `source: ${rowWords.missing}`],
    [
      'a minimum above the maximum',
      { minLoanAmount: '600000' },
      `maxLoanAmount: ${rowWords.maximumBelowMinimum}`,
    ],
    [
      'a minimum rate above the maximum',
      { minInterestRate: '99' },
      `maxInterestRate: ${rowWords.maximumBelowMinimum}`,
    ],
    ['text for a number', { minTermLength: 'a year' }, 'minTermLength: Enter a number'],
    ['text for a rate', { minInterestRate: 'low' }, `minInterestRate: ${rowWords.rate}`],
    ['a date in another format', { sourceDate: '11/01/2026' }, 'sourceDate: Enter a date as YYYY-MM-DD'],
    ['an unknown type', { type: 'pawnbroker' }, 'type: Choose one of: '],
    ['a criterion out of range', { minCreditScore: '900' }, 'minCreditScore: Enter 850 or less'],
    ['an answer that is not yes or no', { active: 'maybe' }, `active: ${rowWords.answer}`],
    ['an empty list', { citizenships: ' | ' }, `citizenships: ${rowWords.emptyList}`],
    ['an id of a sample', { id: 'sample-0001' }, `id: ${rowWords.sampleId}`],
    [
      'an unknown family',
      { families: 'sba-7a|sba-gold' },
      'families: Choose one of these families: sba-504, sba-7a, sba-7a-small, sba-microloan',
    ],
    ['five families', { families: 'a|b|c|d|e' }, 'families: Send 4 entries or fewer'],
    [
      'a last day before the first',
      { validFrom: '2026-02-01', validTo: '2026-01-31' },
      `validTo: ${rowWords.datesReversed}`,
    ],
    [
      'a day of confirmation in the future',
      { verifiedOn: '2999-01-01' },
      `verifiedOn: ${rowWords.futureDay}`,
    ],
    ['two regulators', { fdic: '1', ncua: '2' }, `ncua: ${rowWords.oneRegulator}`],
    ['a prefix of one digit', { includedNaics: '72|7' }, 'includedNaics: '],
    ['an invalid address', { contactUrl: 'javascript:alert(1)' }, 'contactUrl: Enter a valid web address'],
  ])('with %s returns line and column and changes nothing', async (_, wrong, expected) => {
    const plan = await planOf(bank('good'), { ...bank('bad'), ...wrong });
    expect(plan.errorCount).toBeGreaterThan(0);
    const [first] = plan.errors;
    expect(`${first?.column}: ${first?.message}`).toContain(expected);
    expect(first?.line).toBe(3);
    await expect(apply(plan.id)).rejects.toMatchObject({ kind: 'conflict', code: 'IMPORT_HAS_ERRORS' });
    expect((await catalog('good')).items).toEqual([]);
  });

  it('warns about a program without a confirmation for 180 days', async () => {
    const plan = await planOf(bank('fresh'), { ...bank('old'), verifiedOn: '2020-01-01' });
    expect(plan.warnings).toEqual([{ line: 3, column: 'verifiedOn', message: rowWords.stale }]);
    expect(plan.errorCount).toBe(0);
  });

  it('reads the new criteria, families and dates', async () => {
    const more = {
      refinancesAdvances: 'no',
      maxOpenAdvances: '1',
      minMonthsOfStatements: '2',
      includedNaics: '72|3118',
      excludedNaics: '7224',
      families: 'sba-7a|sba-microloan',
      validTo: '2099-12-31',
      verifiedOn: '2026-11-01',
      ncua: '123',
    };
    await apply((await planOf({ ...bank('complete'), ...more })).id);
    const [row] = await matching.query(`select sample, programme from programmes where id = 'complete'`);
    expect(row).toMatchObject({
      sample: false,
      programme: {
        families: ['sba-7a', 'sba-microloan'],
        validFrom: null,
        validTo: '2099-12-31',
        verifiedOn: '2026-11-01',
        fdic: null,
        ncua: '123',
        criteria: {
          refinancesAdvances: false,
          maxOpenAdvances: 1,
          minMonthsOfStatements: 2,
          includedNaics: ['72', '3118'],
          excludedNaics: ['7224'],
        },
      },
    });
  });

  it('counts a program that an older version stored without the new keys as unchanged', async () => {
    await apply((await planOf(bank('older'))).id);
    await matching.query(
      `update programmes set programme = programme - '{families,validFrom,validTo,verifiedOn,fdic,ncua}'::text[]
       where id = 'older'`,
    );
    expect(await planOf(bank('older'))).toMatchObject({ unchanged: 1, changed: 0 });
  });

  it('rejects a repeated id and names its first line', async () => {
    const plan = await planOf(bank('twice'), bank('other'), bank('twice'));
    expect(plan.errors).toEqual([{ line: 4, column: 'id', message: fill(rowWords.repeatedId, { line: 2 }) }]);
  });

  it('is not found when it was never staged or is already applied', async () => {
    await expect(apply(newImport())).rejects.toMatchObject({ kind: 'not-found' });
    const { id } = await planOf(bank('done'));
    await apply(id);
    await expect(apply(id)).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe('an inactive lender', () => {
  it('is in no list and no count until it is active again', async () => {
    const { id } = await planOf(bank('inactive'));
    await apply(id);
    const userId = await ownerWith(matching, strongFigures);
    const before = await matchesOf(userId);
    const { activeLenders } = await summaryOf(matching, userId);
    expect(await setActive('inactive', false)).toMatchObject({ id: 'inactive', active: false });
    expect(await matchesOf(userId)).toBe(before - 1);
    expect((await summaryOf(matching, userId)).activeLenders).toBe(activeLenders - 1);
    const lenderId = 'inactive' as LenderId;
    await expect(matching.rpc.call(rpc.matching.get, { userId, lenderId })).rejects.toMatchObject({
      kind: 'not-found',
    });
    const { version } = await setActive('inactive', true);
    expect(await matchesOf(userId)).toBe(before);
    expect(await setActive('inactive', true)).toMatchObject({ version });
    await expect(setActive('unknown', false)).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('can be each lender that the new catalog does not contain', async () => {
    const plan = await planOf(bank('only'));
    const { deactivated } = await apply(plan.id, 'deactivate');
    expect(deactivated).toBe(plan.absent);
    expect((await summaryOf(matching, newOwner())).activeLenders).toBe(1);
  });
});

describe('a restored database', () => {
  it('replaces the cached catalog, also when its version is older', async () => {
    const { activeLenders: cached } = await summaryOf(matching, newOwner());
    await matching.query('update programmes set active = true, version = 1');
    await matching.query('update catalogue_state set version = 1');
    const stored = await matching.query('select row_number from programmes');
    expect(stored.length).toBeGreaterThan(cached);
    expect((await summaryOf(matching, newOwner())).activeLenders).toBe(stored.length);
  });
});
