import { describe, expect, it } from '@jest/globals';
import { classify } from './classify.ts';
import { linesFrom } from '../testing/lines.ts';
import { documentRules } from './rules.ts';

const classifyText = (text: string) => classify(linesFrom(text));

/** The rest of a form: its other numbered lines. */
const numberedLines = `1a Wages 52,310
2b Taxable interest 118
3b Ordinary dividends 240
4 Pensions 0
5 Social security benefits 0
7 Capital gain or loss 1,905
8 Other amounts 30,100`;
const asForm = (text: string) => `${text}\n${numberedLines}`;

const documents = {
  form_1040: `Form 1040 Department of the Treasury—Internal Revenue Service
U.S. Individual Income Tax Return 2024 OMB No. 1545-0074
Filing Status Single
9 Add lines 1z, 2b, 3b. This is your total income 84,250
11 Subtract line 10 from line 9. This is your adjusted gross income 81,900`,
  schedule_c: `SCHEDULE C (Form 1040) Profit or Loss From Business
(Sole Proprietorship) Department of the Treasury Internal Revenue Service
1 Gross receipts or sales. See instructions 212,400
28 Total expenses before expenses for business use of home 150,000
31 Net profit or (loss). Subtract line 30 from line 29 62,400`,
  form_1120: `Form 1120 U.S. Corporation Income Tax Return
For calendar year 2024 Department of the Treasury Internal Revenue Service
1a Gross receipts or sales 1,250,000
30 Taxable income. Subtract line 29c from line 28 210,000`,
  state_tax_return: `FRANCHISE TAX BOARD
California Resident Income Tax Return 2024 Form 540
State income tax return of an individual
17 Adjusted gross income 81,900`,
};

const nearMisses = {
  'a letter that mentions tax': `Dear Ms. Rivera, thank you for your payment of the income tax
for 2023. The Internal Revenue Service has no further questions.`,
  'a letter about a missing form': `We have not received your Form 1040 for the year 2023.
Please call the Internal Revenue Service within 30 days.`,
  'a receipt': `CORNER HARDWARE
Hammer 19.99
Sales tax 1.65
Total 21.64
Thank you`,
  'a list of gross receipts': 'Gross receipts or sales by month\nJanuary 12,000\nTaxable income 9,000',
  'a note of the state': 'Department of Revenue\nYour business has been registered.',
  'a number alone': '1040',
  'an empty page': '',
};

describe('the classification of a tax document', () => {
  it.each(Object.entries(documents))('gives the kind of %s', (subcategory, text) => {
    const classification = classifyText(asForm(text));
    expect(classification?.kind).toMatchObject({ category: 'tax_documents', subcategory });
    expect(classification?.certainty).toBeGreaterThanOrEqual(documentRules.requiredCertainty);
    expect(classification?.certainty).toBeLessThanOrEqual(1);
  });

  it('does not depend on capital letters', () => {
    expect(classifyText(asForm(documents.form_1120).toUpperCase())?.kind.subcategory).toBe('form_1120');
  });

  it('finds a phrase across two lines', () => {
    expect(classifyText(asForm('9 U.S. Individual Income\nTax Return\nForm 1040'))?.kind.subcategory).toBe(
      'form_1040',
    );
  });

  it('has a higher certainty with more phrases of the form', () => {
    const title = classifyText(asForm('9 U.S. Individual Income Tax Return'));
    expect(title?.certainty).toBe(0.6);
    expect(classifyText(asForm(documents.form_1040))?.certainty).toBe(1);
  });

  it.each(Object.entries(documents))(
    'is null for the phrases of %s without its numbered lines',
    (_, text) => {
      expect(classifyText(text)).toBeNull();
    },
  );

  it('grows with the numbered lines of the form', () => {
    const six = asForm(documents.form_1120).split('\n').slice(0, -2).join('\n');
    expect(classifyText(six)?.certainty).toBe(0.75);
    expect(classifyText(`${six}\n26 Other deductions 4,110\n27 Total deductions 9,310`)?.certainty).toBe(1);
  });

  it.each(Object.entries(nearMisses))('is null for %s', (_, text) => {
    expect(classifyText(text)).toBeNull();
  });

  it('is null without lines', () => {
    expect(classify([])).toBeNull();
  });
});
