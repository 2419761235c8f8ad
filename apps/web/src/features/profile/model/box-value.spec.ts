import { expect, it } from '@jest/globals';
import type { FigureView } from '@groundwork/contracts';
import { disputedFigure } from '../../../gallery/sample-figures.ts';
import { isFilled, boxValue, valuesInForce } from './box-value.ts';

const settled = { ...disputedFigure, value: 590_000, valueFrom: 'return' };

it('is what she typed while that is in force', () => {
  expect(boxValue(640_000, disputedFigure)).toBe(640_000);
  expect(boxValue(640_000, undefined)).toBe(640_000);
  expect(boxValue(null, { ...disputedFigure, value: null, valueFrom: null })).toBeNull();
});

it('is the value of the source that she decided for, until she types another one', () => {
  expect(boxValue(640_000, settled)).toBe(590_000);
  expect(boxValue(700_000, settled)).toBe(700_000);
  expect(boxValue(null, settled)).toBeNull();
});

it('is the value of a source where she never answered', () => {
  const filled = { ...settled, sources: settled.sources.slice(1) };
  expect(boxValue(null, filled)).toBe(590_000);
  expect(boxValue('', filled)).toBe(590_000);
  expect(boxValue(700_000, filled)).toBe(700_000);
  expect([isFilled(filled), isFilled(settled), isFilled(disputedFigure), isFilled(undefined)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it('is never the mark of a document that a field is answered, which counts for the score', () => {
  const license: FigureView = { ...settled, unit: 'presence', value: true, sources: [] };
  expect(boxValue('', license)).toBe('');
  const figures = new Map([
    ['businessLicense', license],
    ['annualRevenueCurrent', settled],
  ]);
  const values = { businessLicense: '', annualRevenueCurrent: 640_000, fullName: 'Rosa Diaz' };
  expect(valuesInForce(values, figures)).toEqual({
    businessLicense: 'true',
    annualRevenueCurrent: 590_000,
    fullName: 'Rosa Diaz',
  });
});
