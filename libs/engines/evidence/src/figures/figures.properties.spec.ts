import { describe, expect, it } from '@jest/globals';
import { cases, SeededRandom } from '@groundwork/test-data/cases';
import fc from 'fast-check';
import { proofRequestOf } from '../../testing/figure-proof.ts';
import { bankRowsOf, figureFor, figuresFor, otherName, paper, sameName } from '../../testing/figures.ts';
import { provenByFigures, settle, type Figure, type FigureWitness } from '../index.ts';

const revenue = 'annualRevenueCurrent';
const values = [100_000, 200_000.4, 300_000] as const;
const value = fc.constantFrom(...values);

const change = fc.constantFrom<Partial<FigureWitness>>(
  {},
  {},
  { freshUntil: '2026-01-01' },
  { holder: otherName },
  { holder: { ...otherName, answer: 'other-business' } },
  { holder: { ...sameName, match: 'none' } },
  { alarm: true },
  { paperSum: 5 },
  { reviewed: true },
);
const kinds = ['schedule_c', 'form_1120', 'form_1099_k', 'profit_loss'] as const;
const papers = fc
  .tuple(fc.constantFrom(...kinds), value, change, fc.integer({ min: 1, max: 99 }))
  .map(([kind, own, more, id]) => paper(kind, revenue, own, { id: `${kind}:${id}`, ...more }));
const rows = fc
  .tuple(value, fc.constantFrom(1, 2, 3, null), fc.integer({ min: 1, max: 9 }))
  .map(([own, grade, id]) => bankRowsOf(revenue, own, grade, { id: `rows:${id}` }));
const witnesses = fc.uniqueArray(fc.oneof(papers, papers, rows), { maxLength: 6, selector: ({ id }) => id });
const typed = fc.constantFrom(null, 100_000, 200_000, 300_000).map((own) => ({ [revenue]: own }));
const owners = fc.record({ typed, witnesses });
const figureOf = (owner: Parameters<typeof figureFor>[1]) => figureFor(revenue, owner);

const ranks: Readonly<Record<Figure['status'], number>> = {
  open: 0,
  disputed: 0,
  said: 1,
  stale: 1,
  'other-name': 1,
  file: 2,
  paper: 3,
  confirmed: 4,
};
const runs = { numRuns: cases(2000) };

describe('the figures of random owners', () => {
  it('have no lower status with one more source that agrees', () => {
    const more = fc.oneof(
      fc.constantFrom(...kinds).map((kind) => paper(kind, revenue, 0, { id: 'new' })),
      fc
        .constantFrom(1 as const, 2 as const, 3 as const)
        .map((grade) => bankRowsOf(revenue, 0, grade, { id: 'new' })),
    );
    fc.assert(
      fc.property(owners, more, (owner, source) => {
        const before = figureOf(owner);
        fc.pre(before.sources.every(({ grade, agrees }) => grade === null || agrees));
        const agreed = values.find((each) => Math.round(each) === before.value) ?? values[0];
        const after = figureOf({ ...owner, witnesses: [...owner.witnesses, { ...source, value: agreed }] });
        expect(ranks[after.status]).toBeGreaterThanOrEqual(ranks[before.status]);
      }),
      runs,
    );
  });

  it('fall back to what holds without a source that goes', () => {
    fc.assert(
      fc.property(owners, fc.nat(), (owner, at) => {
        const figure = figureOf(owner);
        const gone = figure.sources[at % Math.max(1, figure.sources.length)];
        const choice =
          gone === undefined || gone.id === 'said' ? null : settle(figure, { use: gone.id }, '2026-01-20');
        if (gone === undefined || choice === null) return;
        const left = { ...owner, witnesses: owner.witnesses.filter(({ id }) => id !== gone.id) };
        expect(figureOf({ ...owner, settled: [choice] }).valueFrom).toBe(gone.id);
        expect(figureOf({ ...left, settled: [choice] })).toEqual(figureOf(left));
      }),
      runs,
    );
  });

  it('are the same bytes in each of 50 orders of arrival', () => {
    fc.assert(
      fc.property(owners, (owner) => {
        const doubled = [...owner.witnesses, ...owner.witnesses];
        const bytes = JSON.stringify(figuresFor(owner));
        for (let order = 0; order < 50; order += 1) {
          const random = new SeededRandom(order);
          const shuffled = doubled
            .map((witness) => ({ witness, place: random.next() }))
            .sort((a, b) => a.place - b.place)
            .map(({ witness }) => witness);
          expect(JSON.stringify(figuresFor({ ...owner, witnesses: shuffled }))).toBe(bytes);
        }
      }),
      { numRuns: cases(100) },
    );
  });

  it('are never better blank than answered: a blank is null, has no points and is unanswered', () => {
    fc.assert(
      fc.property(owners, (owner) => {
        const blank = { typed: { [revenue]: null }, witnesses: [] };
        expect(figureOf(blank)).toMatchObject({ value: null, valueFrom: null, status: 'open' });
        expect(ranks[figureOf(blank).status]).toBeLessThanOrEqual(ranks[figureOf(owner).status]);
        const { sources, value: inForce } = figureOf(owner);
        expect(inForce === null).toBe(sources.every(({ grade }) => grade === null));
        const input = provenByFigures(proofRequestOf(owner), 2);
        const isProven = sources.some(({ grade }) => (grade ?? 0) >= 2);
        expect(input.unanswered?.includes(revenue)).toBe(!isProven);
      }),
      runs,
    );
  });

  it('are in no dispute once the owner settles on any source', () => {
    fc.assert(
      fc.property(owners, fc.nat(), (owner, at) => {
        const figure = figureOf(owner);
        const chosen = figure.sources[at % Math.max(1, figure.sources.length)];
        const choice = chosen === undefined ? null : settle(figure, { use: chosen.id }, '2026-01-20');
        if (chosen === undefined || choice === null) return;
        const settled = figureOf({ ...owner, settled: [choice] });
        expect(settled).toMatchObject({ valueFrom: chosen.id, question: null, outlier: null });
        expect(settled.value).toBe(Math.round(Number(chosen.value)));
        expect(settled.status).not.toBe('disputed');
      }),
      runs,
    );
  });

  it('are not proven by files and papers that anybody can write', () => {
    const writable = fc.array(
      fc.oneof(
        value.map((own) => paper('profit_loss', revenue, own)),
        value.map((own) => bankRowsOf(revenue, own, 1)),
        value.map((own) => paper('schedule_c', revenue, own, { holder: { ...sameName, match: 'none' } })),
      ),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(typed, writable, (own, forged) => {
        const { sources } = figureOf({
          typed: own,
          witnesses: forged.map((each, id) => ({ ...each, id: `${id}` })),
        });
        expect(sources.every(({ grade }) => (grade ?? 0) < 2)).toBe(true);
      }),
      runs,
    );
  });

  it('do not change with a copy of a paper, whichever is read last', () => {
    fc.assert(
      fc.property(owners, fc.nat(), fc.boolean(), (owner, at, isAlarmed) => {
        const original = owner.witnesses[at % Math.max(1, owner.witnesses.length)];
        if (original === undefined) return;
        const copy = { ...original, id: `${original.id}:copy`, ...(isAlarmed ? { alarm: true } : {}) };
        const [before, after] = [
          figureOf(owner),
          figureOf({ ...owner, witnesses: [copy, ...owner.witnesses] }),
        ];
        expect([after.value, after.status, after.outlier]).toEqual([
          before.value,
          before.status,
          before.outlier,
        ]);
      }),
      runs,
    );
  });
});
