import { describe, expect, it } from '@jest/globals';
import { linesFrom } from '../../testing/lines.ts';
import { kinds, type Subcategory } from '../kinds.ts';
import { printedNames } from './printed-names.ts';

const firm = 'Cedar Lane LLC';
const person = 'Ann B Lee';
const address = ['77 Pine St', 'Boise, ID 83702'];
const bank = ['Old Mill Bank', '12 Main St', 'Salem, OR 97301'];
const ofCouple =
  'Your first name and middle initial     Last name\nAnn B                                  Lee';

type Head = (name: string) => readonly string[];

const statement: Head = (name) => [...bank, name, ...address, 'Account number 123456789'];
const report =
  (title: string): Head =>
  (name) => [name, title, 'As of December 31, 2024', 'Total 501,000.00'];
const below =
  (label: string): Head =>
  (name) => [label, name, ...address];

interface Paper {
  readonly holder: string;
  readonly heads: readonly Head[];
}

const ofFirm = (...heads: readonly Head[]): Paper => ({ holder: firm, heads });
const ofPerson = (...heads: readonly Head[]): Paper => ({ holder: person, heads });

/** What each kind prints around the name. A license to drive is left out: of it nothing but the kind is stored. */
const papers: Readonly<Record<Exclude<Subcategory, 'drivers_license'>, Paper>> = {
  business_checking: ofFirm(statement, below('Account holder')),
  business_savings: ofFirm(statement, below('Account name')),
  personal_checking: ofPerson(statement, below('Account owner')),
  merchant_account: ofFirm(statement, below('Merchant name')),
  credit_card_statement: ofFirm(statement, below('Prepared for')),
  form_1040: ofPerson(() => [ofCouple], below('Your first name and initial, last name')),
  state_tax_return: ofPerson(() => [ofCouple]),
  schedule_c: ofPerson(below('Name of proprietor'), (name) => [`Name of proprietor ${name}`]),
  schedule_e: ofPerson(below('Name(s) shown on return')),
  schedule_se: ofPerson(below('Name of person with self-employment income (as shown on Form 1040)')),
  schedule_k1: ofPerson(
    below("Partner's name, address, city, state, and ZIP code"),
    below("F1 Shareholder's name, address, city, state, and ZIP code"),
    below('F Name, address, city, state, and ZIP code for partner entered in E. See instructions.'),
    below("F Beneficiary's name, address, city, state, and ZIP code"),
  ),
  form_1065: ofFirm(below('Name of partnership')),
  form_1120: ofFirm(below('Name')),
  form_1120s: ofFirm(below('Name')),
  form_941: ofFirm((name) => [`Name (not your trade name)     ${name}`]),
  form_w2: ofPerson(below("Employee's name, address, and ZIP code"), () => [
    "e Employee's first name and initial     Last name     Suff.",
    'Ann B                                    Lee',
  ]),
  form_1099_nec: ofFirm(below("RECIPIENT'S name")),
  form_1099_k: ofFirm(below("PAYEE'S name")),
  profit_loss: ofFirm(report('Profit and Loss')),
  balance_sheet: ofFirm(report('Balance Sheet')),
  cash_flow: ofFirm(report('Statement of Cash Flows')),
  financial_projections: ofFirm(report('Financial Projections')),
  ar_aging: ofFirm(report('A/R Aging Summary')),
  ap_aging: ofFirm(report('A/P Aging Summary')),
  debt_schedule: ofFirm(report('Schedule of Debts'), (name) => [`Name of business: ${name}`]),
  personal_credit_report: ofPerson((name) => ['Credit report', `Name: ${name}`]),
  business_credit_report: ofFirm((name) => ['Business credit report', `Company: ${name}`]),
  business_license: ofFirm((name) => ['CITY OF ELM', `Licensee: ${name}`]),
  ein_letter: ofFirm((name) => ['INTERNAL REVENUE SERVICE', name, ...address]),
  insurance_certificate: ofFirm(
    (name) => ['PRODUCER: Old Agency LLC', `INSURED: ${name}`],
    below('NAMED INSURED AND MAILING ADDRESS'),
  ),
  voided_check: ofFirm((name) => [name, ...address, 'PAY TO THE ORDER OF']),
  lease: ofFirm((name) => ['OFFICE LEASE', `Tenant: ${name}`]),
};

const cases = Object.entries(papers).flatMap(([kind, { holder, heads }]) =>
  heads.map((head, at) => [kind, at, holder, head(holder)] as const),
);

describe('the name of the holder', () => {
  it.each(cases)('is read on each kind that prints it: %s %i', (kind, _, holder, lines) => {
    expect(printedNames(kind, linesFrom(lines.join('\n')))).toEqual([holder]);
  });

  it('has a case for each kind of document but a license to drive', () => {
    const named = kinds.map(({ subcategory }) => subcategory).filter((kind) => kind !== 'drivers_license');
    expect(new Set(Object.keys(papers))).toEqual(new Set(named));
  });
});
