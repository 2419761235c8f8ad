import { paper } from '../../local/demo-paper.ts';

/** A tax return of one page; no two are alike, because a second copy of a file is refused. */
export const taxReturn = (mark: string): string =>
  paper([
    'Form 1040 U.S. Individual Income Tax Return 2025',
    `Your first name and last name: Load Test ${mark}`,
    'Wages, salaries, tips 1a 48,000',
    'Total income 9 52,000',
    'Adjusted gross income 11 50,500',
    'Taxable income 15 36,500',
    'Total tax 24 4,140',
  ]);
