import { describe, expect, it } from '@jest/globals';
import type { ExtractedFigure } from '@groundwork/contracts';
import { figuresForWitnesses, periodOf, taxYearOf } from './document-figures.rules.ts';

const figure = (name: string, more: object) =>
  ({ name, label: name, value: null, page: 1, confidence: 0.9, ...more }) as unknown as ExtractedFigure;

describe('the figures of a document', () => {
  it('are those with a value, also 0', () => {
    const extracted = [figure('revenue', { value: 0, page: 2 }), figure('name', { text: 'A' })];
    expect(figuresForWitnesses(extracted, [])).toEqual([
      { name: 'revenue', value: 0, page: 2, confidence: 0.9 },
    ]);
  });

  it('name those that a person corrected', () => {
    const read = { value: 580, text: null };
    const [corrected, added] = figuresForWitnesses(
      [figure('revenue', { value: 640, read }), figure('profit', { value: 91, read: null })],
      [],
    );
    expect([corrected, added]).toMatchObject([
      { name: 'revenue', corrected: true },
      { name: 'profit', corrected: true },
    ]);
    expect(figuresForWitnesses([figure('revenue', { value: 580 })], [])[0]).not.toHaveProperty('corrected');
  });

  it('have the value and the sum of a correction against the sums', () => {
    const extracted = [figure('revenue', { value: 580 }), figure('profit', { value: 91 })];
    const against = { name: 'revenue', value: 640, sum: 580 };
    expect(figuresForWitnesses(extracted, [against])).toMatchObject([
      { name: 'revenue', value: 640, corrected: true, paperSum: 580 },
      { name: 'profit', value: 91 },
    ]);
    const text = { name: 'revenue', value: 'much', sum: 580 };
    expect(figuresForWitnesses(extracted, [text])[0]).toEqual({
      name: 'revenue',
      value: 580,
      page: 1,
      confidence: 0.9,
    });
  });

  it.each([
    ['2025-01-01 to 2025-12-31', { from: '2025-01-01', to: '2025-12-31' }],
    ['to 2025-12-31', { from: '2025-12-31', to: '2025-12-31' }],
    ['2025-12-31 to 2025-12-31', { from: '2025-12-31', to: '2025-12-31' }],
    ['2025-12-31 to 2025-01-01', null],
    ['2025-02-30 to 2025-12-31', null],
    ['2025-01-01 to 2025-13-31', null],
    ['2025-01-01 to 2025-11-31', null],
    ['x2025-01-01 to 2025-12-31', null],
    ['2025-01-01 to 2025-12-31x', null],
    ['+012025-01-01 to +012025-12-31', null],
    ['2025-01-01T00 to 2025-12-31', null],
    ['2025-01-01 to 2025-12-31T00:00', null],
    ['2025-01-01T00:00Z to 2025-12-31', null],
    ['2025-01-01T00:00:00.000Z to 2025-12-31', null],
    ['before 2025-01-01 to 2025-12-31', null],
    ['2025-01-01 to 2025-12-31 or later', null],
    ['', null],
  ])('have for %j the period %j', (text, period) => {
    expect(
      periodOf([figure('other', { text: '2020-01-01 to 2020-12-31' }), figure('period', { text })]),
    ).toEqual(period);
  });

  it('have no period without one', () => {
    expect(periodOf([])).toBeNull();
    expect(periodOf([figure('period', {})])).toBeNull();
  });

  it.each([
    ['2025', '2025'],
    ['12025', null],
    ['2025a', null],
    ['', null],
  ])('have for %j the tax year %j', (text, year) => {
    expect(taxYearOf([figure('taxYear', { text })])).toBe(year);
  });
});
