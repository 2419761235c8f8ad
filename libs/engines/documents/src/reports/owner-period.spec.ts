import { describe, expect, it } from '@jest/globals';
import { linesFrom } from '../../testing/lines.ts';
import { findKind } from '../kinds.ts';
import { periodFigures } from '../period-figures.ts';

const periodOf = (kind: string, text: string) =>
  periodFigures(findKind(kind)!, linesFrom(`Riverbend Traders\n${text}`), 1)[0]?.text ?? null;

describe('the period of a report of an owner', () => {
  it.each([
    ['Jan - Dec 24', '2024-01-01 to 2024-12-31'],
    ['Oct 23 - Sep 24', '2023-10-01 to 2024-09-30'],
    ['Jan 1 - Sep 30, 24', '2024-01-01 to 2024-09-30'],
    ['Reporting Period: 01/2024 - 12/2024', '2024-01-01 to 2024-12-31'],
    ['from March 4, 2024 (inception) to December 31, 2024', '2024-03-04 to 2024-12-31'],
    ['from inception (April 10, 2024) through December 31, 2024', '2024-04-10 to 2024-12-31'],
    ['3rd Quarter 2024', '2024-07-01 to 2024-09-30'],
    ['Fourth Quarter, 2023', '2023-10-01 to 2023-12-31'],
    ['Q1 FY 2024', null],
    ['Years Ended December 31, 2023 and 2024', '2024-01-01 to 2024-12-31'],
    ['Calendar Year 2024', '2024-01-01 to 2024-12-31'],
    ['FYE 9/30/2024', '2023-10-01 to 2024-09-30'],
    ['YTD through 10/31/24', 'to 2024-10-31'],
    ['Year to date through September 30, 2024', 'to 2024-09-30'],
    ['Fiscal year begins: Jan 2026', null],
  ])('in "%s"', (text, period) => {
    expect(periodOf('profit_loss', text)).toBe(period);
  });

  it.each([
    ['Dec 31, 24', 'to 2024-12-31'],
    ['Statement Date: March 31, 2025', 'to 2025-03-31'],
    ['Date: 02/11/2025', null],
    ['As of End of Dec 2024', 'to 2024-12-31'],
    ['Fiscal year end 9/30/2024', 'to 2024-09-30'],
  ])('is a day on a balance sheet in "%s"', (text, period) => {
    expect(periodOf('balance_sheet', text)).toBe(period);
  });
});
