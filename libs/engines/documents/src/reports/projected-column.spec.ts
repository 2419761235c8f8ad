import { describe, expect, it } from '@jest/globals';
import { projectedColumnOf } from './projected-column.ts';

const chosen = (...headings: readonly string[]) =>
  projectedColumnOf(headings.map((heading, at) => ({ heading, left: at * 60, right: at * 60 + 50 })))
    ?.heading ?? null;

describe('the column of a plan', () => {
  it.each([
    [['2024 Actual', '2025 Projected', '2026 Projected'], '2025 Projected'],
    [['2023', '2024', '2025 (P)', '2026 (P)'], '2025 (P)'],
    [['Jan', 'Feb', 'Mar', 'Total'], 'Total'],
    [['Q1', 'Q2', 'Q3', 'Q4', 'Year 1', 'Year 2'], 'Year 1'],
    [['Ind. %', 'Jan-25', '%', 'Feb-25', '%', 'YEARLY', '%'], 'YEARLY'],
    [['Monthly', 'Annual'], 'Annual'],
    [['Low Case', 'Expected Case', 'High Case'], 'Expected Case'],
    [['Year 1', 'Year 2', 'Year 3'], 'Year 1'],
    [['Jan', 'Feb', 'Mar'], null],
    [['', '', 'Loss', 'Projection', '', '', ''], null],
    [['', 'Projection'], 'Projection'],
  ])('%j', (headings, expected) => {
    expect(chosen(...headings)).toBe(expected);
  });
});
