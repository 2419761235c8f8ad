import { describe, expect, it } from '@jest/globals';
import { pagesFrom } from '../../testing/lines.ts';
import { readDocument } from '../read-document.ts';

const app = `My credit                                         Apr 2, 2024
Hi Dana R. Whitfield, your credit score is
614
13 points down since last month
VantageScore 3.0 from Equifax 300 - 850
On-time payments          Credit usage
91%                       61%
Age of credit             Hard inquiries
6 yrs, 5 mos              6
Total accounts            Derogatory marks
8                         0`;

describe('a page of an app about credit', () => {
  it('is a credit report', () => {
    const { classification, extracted } = readDocument(pagesFrom(app), 'financial_reports');
    expect(classification?.subcategory).toBe('personal_credit_report');
    expect(extracted).toContainEqual(expect.objectContaining({ name: 'creditScore', value: 614 }));
  });
});
