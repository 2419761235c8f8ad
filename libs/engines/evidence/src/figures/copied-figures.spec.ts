import { describe, expect, it } from '@jest/globals';
import { bankRowsOf, figuresFor, today } from '../../testing/figures.ts';
import { copiedFigures } from '../index.ts';
import { settle } from './settle.ts';

const balance = 'averageBankBalance';
const rows = bankRowsOf(balance, 94_189, 1);
const copyOf = (copy: Partial<Parameters<typeof copiedFigures>[0]>) =>
  copiedFigures(
    { figures: { [balance]: 94_189 }, answered: [balance], typed: {}, settled: [], ...copy },
    [rows],
    today,
  );

describe('the figures of a copy', () => {
  it('have the value of the source where the owner typed nothing', () => {
    const figures = copyOf({ typed: { [balance]: null } });
    expect(figures).toEqual(figuresFor({ typed: { [balance]: null }, witnesses: [rows] }));
    expect(figures).toMatchObject([{ value: 94_189, valueFrom: rows.id, status: 'file' }]);
    expect(figures[0]?.sources).toHaveLength(1);
  });

  it('have what the owner typed where a source is in force', () => {
    const typed = { [balance]: 31_000 };
    const [figure] = figuresFor({ typed, witnesses: [rows] });
    const choice = figure ? settle(figure, { use: rows.id }, today) : null;
    const settled = choice ? [choice] : [];
    expect(copyOf({ typed, settled })).toEqual(figuresFor({ typed, witnesses: [rows], settled }));
    expect(copyOf({ typed })).toMatchObject([{ value: 31_000, valueFrom: 'said', status: 'disputed' }]);
  });

  it('have what she typed where nothing else is in force', () => {
    expect(copyOf({ figures: { [balance]: 94_000 } })).toEqual(
      figuresFor({ typed: { [balance]: 94_000 }, witnesses: [rows] }),
    );
  });
});
