import { describe, expect, it } from '@jest/globals';
import type { FeedId } from '@groundwork/contracts';
import type { CriteriaDocument } from '@groundwork/engine-matching';
import { atOnce } from '../../testing/at-once.ts';
import { criteriaOf } from '../../testing/feed-server.ts';
import { listedProgram, sampleProgram } from '../../testing/sample-program.ts';
import { feedPlanView, isOfFeed, planFeed } from './feed-plan.rules.ts';
import type { ListedProgram } from './listed-program.model.ts';

const today = '2026-11-24';
const documentOf = (ids: readonly string[], more: object = {}) =>
  criteriaOf(ids, { ...more }) as unknown as CriteriaDocument;
const planOf = (ids: readonly string[], catalog: readonly ListedProgram[] = [], more: object = {}) =>
  atOnce(planFeed({ slug: 'north', document: documentOf(ids, more) }, catalog, today));

/** What the catalog contains after a feed was applied. */
function applied(ids: readonly string[], more: object = {}): ListedProgram[] {
  return planOf(ids, [], more).changes.map(({ programme: program }) => listedProgram(program));
}

describe('the program of a feed', () => {
  it('has an id that begins with the slug of the feed and a point', () => {
    expect(['north.a', 'northern.a', 'a.north.', 'north'].map((id) => isOfFeed(id, 'north'))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('names the publisher as its source and the day of its check', () => {
    const more = { requiredDocuments: { bank_statements: 6 }, subtype: 'line' };
    const [change] = planOf(['a'], [], { ...more, verifiedOn: '2026-10-05' }).changes;
    expect(change).toMatchObject({
      active: true,
      programme: {
        id: 'north.a',
        name: 'Term Loan a',
        archetype: 'feed',
        source: 'First Bank of Nowhere, https://bank.example',
        sourceDate: '2026-10-05',
        verifiedOn: '2026-10-05',
        minLoanAmount: 10_000,
        active: true,
        ...more,
      },
    });
    const [plain] = planOf(['a']).changes;
    expect(plain?.programme).toMatchObject({ subtype: null, requiredDocuments: {} });
  });

  it('is inactive if its last check was more than a year ago', () => {
    const activeAt = (verifiedOn: string) => planOf(['a'], [], { verifiedOn }).changes[0]?.active;
    expect([activeAt('2025-11-24'), activeAt('2025-11-23')]).toEqual([true, false]);
  });

  it('has the next free row of the catalog, or the row that it has', () => {
    const others = [sampleProgram('bank', { rowNumber: 8 }), sampleProgram('other', { rowNumber: 6 })];
    const own = sampleProgram('north.b', { rowNumber: 2 });
    const catalog = [...others, own].map((each) => listedProgram(each));
    const rows = planOf(['a', 'b', 'c'], catalog).changes.map(({ programme: { id, rowNumber } }) => [
      id,
      rowNumber,
    ]);
    expect(rows).toEqual([
      ['north.a', 9],
      ['north.c', 10],
      ['north.b', 2],
    ]);
  });
});

describe('the plan of a feed', () => {
  it('counts added, changed, unchanged and leaving programs of this feed only', () => {
    const others = [sampleProgram('bank'), sampleProgram('northern.x')].map((each) => listedProgram(each));
    const [off, ...rest] = applied(['off', 'same-1', 'same-2', 'same-3', 'gone-1', 'gone-2', 'new-term']);
    if (off === undefined) throw new Error('no program');
    const catalog = [...others, { ...off, active: false }, ...rest];
    const changedTerm = catalog.map((row) =>
      row.id === 'north.new-term' ? { ...row, programme: { ...row.programme, maxTermLength: 60 } } : row,
    );
    const { counts, changes, active, remaining, held } = planOf(
      ['same-1', 'same-2', 'same-3', 'new-term', 'a', 'b', 'c', 'd', 'e'],
      changedTerm,
    );
    expect(counts).toMatchObject({ added: 5, changed: 1, unchanged: 3, absent: 2 });
    expect(counts.leaving).toEqual([
      { id: 'north.gone-1', name: 'Term Loan gone-1' },
      { id: 'north.gone-2', name: 'Term Loan gone-2' },
    ]);
    expect(counts.changes.map(({ id }) => id)).toEqual([
      'north.new-term',
      'north.a',
      'north.b',
      'north.c',
      'north.d',
      'north.e',
    ]);
    expect(changes.map((change) => `${change.programme.id} ${String(change.active)}`)).toEqual([
      ...['a', 'b', 'c', 'd', 'e', 'new-term'].map((id) => `north.${id} true`),
      'north.gone-1 false',
      'north.gone-2 false',
    ]);
    expect({ active, remaining, held }).toEqual({ active: 6, remaining: 4, held: false });
  });

  it.each([
    [5, 2, true],
    [5, 3, false],
    [4, 2, false],
    [4, 1, true],
  ])('waits for a confirmation if fewer than half remain: of %i remain %i', (before, after, isHeld) => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    const plan = planOf(ids.slice(0, after), applied(ids.slice(0, before)));
    expect(plan).toMatchObject({ active: before, remaining: after, held: isHeld });
  });

  it('does not count an expired program among those that remain', () => {
    const plan = planOf(['a', 'b'], applied(['a', 'b', 'c']), { verifiedOn: '2025-01-01' });
    expect(plan).toMatchObject({ active: 3, remaining: 0, counts: { changed: 2, absent: 1 } });
  });

  it('lists 100 changes and 100 leaving programs', () => {
    const many = (start: string, count: number) => Array.from({ length: count }, (_, at) => `${start}-${at}`);
    const { counts } = planOf(many('new', 103), applied(many('old', 101)));
    expect([counts.added, counts.absent]).toEqual([103, 101]);
    expect([counts.changes.length, counts.leaving.length]).toEqual([100, 100]);
  });

  it('is shown with its version, its warnings and the number of programs in the document', () => {
    const feedId = '01890000-0000-7000-8000-000000000007' as FeedId;
    const warnings = [{ path: 'programs[0].verifiedOn', code: 'STALE' as const, message: 'old' }];
    const planned = planOf(['a', 'b', 'c'], applied(['a', 'x', 'y', 'z']));
    const document = documentOf(['a', 'b', 'c']);
    const view = feedPlanView(feedId, { slug: 'north', document, warnings, planVersion: 12 }, planned);
    expect(view).toEqual({
      id: feedId,
      rows: 3,
      added: 2,
      changed: 0,
      unchanged: 1,
      absent: 3,
      changes: planned.counts.changes,
      leaving: ['x', 'y', 'z'].map((id) => ({ id: `north.${id}`, name: `Term Loan ${id}` })),
      errorCount: 0,
      errors: [],
      planVersion: 12,
      warnings,
      active: 4,
      remaining: 1,
      held: true,
    });
  });
});
