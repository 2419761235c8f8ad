import { describe, expect, it } from '@jest/globals';
import { linesFrom } from '../../testing/lines.ts';
import { periodOf } from './period.ts';

describe('the period of a document', () => {
  it.each([
    ['Statement period Sep 1, 2025-Sep 30, 2025', '2025-09-01', '2025-09-30'],
    ['Sep 1-\u00bb Sep 30, 2024', '2024-09-01', '2024-09-30'],
    ['January - December 2024', '2024-01-01', '2024-12-31'],
    ['For the year ended 31 December 2022', '2022-01-01', '2022-12-31'],
    ['For the three months ended June 30, 2023', '2023-04-01', '2023-06-30'],
    ['Dec 15 - Jan 14, 2024', '2023-12-15', '2024-01-14'],
    ['Jul 1, 2023\nthrough\nJul 31, 2023', '2023-07-01', '2023-07-31'],
    ['Previous balance as of 05/01/2023\nNew balance as of 05/31/2023', '2023-05-01', '2023-05-31'],
    ['STATEMENT DATE AUG 31 2022 LAST STATEMENT AUG 01 2022', '2022-08-01', '2022-08-31'],
    ['From: 06/01/2024 To: 06/30/2024', '2024-06-01', '2024-06-30'],
    ['From: 06/01/2024\nT0 06/30/2024', '2024-06-01', '2024-06-30'],
    ['Beginning date 06/01/2024\nEnding date 06/30/2024', '2024-06-01', '2024-06-30'],
    ['Statement ending 06/30/2024\nDays in statement period 30', '2024-06-01', '2024-06-30'],
    ['Your 2024 statement\nJun 1 through Jun 30', '2024-06-01', '2024-06-30'],
    ['August 2025 statement', '2025-08-01', '2025-08-31'],
  ])('is, for %j, from %s to %s', (text, from, to) => {
    expect(periodOf(linesFrom(text))?.period).toEqual({ from, to });
  });

  it('is absent without a day or a month', () => {
    expect(periodOf(linesFrom('Account summary 2024'))).toBeNull();
    expect(periodOf(linesFrom('Jun 1 through Jun 30'))).toBeNull();
    expect(periodOf(linesFrom('Statement ending 06/30/2024'))).toBeNull();
  });
});
