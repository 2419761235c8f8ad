import { describe, expect, it } from '@jest/globals';
import { pagesFrom } from '../testing/lines.ts';
import { readDocument } from './read-document.ts';

function valueOf(text: string, figure: string) {
  const { extracted } = readDocument(pagesFrom(text), 'financial_reports');
  return extracted.find(({ name }) => name === figure)?.value;
}

const lease = (terms: string) => `COMMERCIAL LEASE AGREEMENT
between Harrison Properties LLC, the Landlord, and Riverbend Traders Inc., the Tenant
Premises: 12 Depot Square
${terms}
Security Deposit. The tenant pays a security deposit of $9,000.00.`;

describe('the rent of a lease', () => {
  it.each([
    'Annual base rent of $54,000.00, payable in equal monthly\ninstallments of $4,500.00, in advance.',
    'The tenant pays the sum of Four Thousand Five Hundred\nDollars ($4,500.00) per month as rent.',
    'Monthly Rent      $4,500.00',
    'Minimum Rent: $4,500.00 per month\nCommon Area Charges: $600.00 per month',
    'A monthly rental of Four Thousand Five Hundred and no/100\nDollars ($4,500.00), due on the first day.',
    'Lease Year          Annual Base Rent         Monthly Base Rent\nYear 1              $54,000.00               $4,500.00',
    'Base Rent: $4,500.00',
  ])('is read from %j', (terms) => {
    expect(valueOf(lease(terms), 'monthlyRent')).toBe(4500);
  });

  it.each(['Base Rent: $54,000.00 per year', 'Base Rent: $54,000.00 annually'])(
    'is absent in %j',
    (terms) => {
      expect(valueOf(lease(terms), 'monthlyRent')).toBeUndefined();
    },
  );
});

const report = (score: string) => `TransUnion Credit Report
Report date 03/03/2024
${score}
Open Accounts 9     Revolving   Installment
Account history and payment status
Inquiries 3`;

describe('the score of a credit report', () => {
  it.each([
    'VantageScore 3.0 ranges from 300 to 850\nYour VantageScore 3.0: 712',
    'FICO(R) SCORE (range 300 to 850): 712',
    '712\nTransUnion Credit Score\n300          850',
    'FICO Score 8\n712\nGood',
  ])('is read from %j', (score) => {
    expect(valueOf(report(score), 'creditScore')).toBe(712);
  });
});
