import { expect, it } from '@jest/globals';
import { formatValue } from './format-value.ts';

it.each([
  [null, 'nothing'],
  ['equipment', 'equipment'],
  [7.5, '7.5'],
  [['LLC'], '["LLC"]'],
])('formats the value %j as %s', (value, text) => {
  expect(formatValue(value)).toBe(text);
});
