import type { SeededRandom } from '../../seeded-random.ts';

/** The rules were never tuned to the test set. */
export type Part = 'train' | 'test';

const banks: Record<Part, readonly string[]> = {
  train: [
    'First Prairie Bank',
    'Lakeshore National Bank',
    'Harbor State Bank, N.A.',
    'Cedar Valley Credit Union',
  ],
  test: [
    'Summit & Pine Bank',
    'Old Mill Savings Bank',
    'Riverbend Federal Credit Union',
    'Bank of the Mesa',
    'Granite Trust Company',
  ],
};
const first = ['Maria', 'James', 'Aisha', 'Wei', 'Carlos', 'Emily', 'Noah', 'Olga', 'Priya', 'Daniel'];
const last = [
  'Lopez',
  'Nguyen',
  'Okafor',
  'Miller',
  'Haddad',
  'Kowalski',
  'Brandt',
  'Silva',
  'Carter',
  'Young',
];
const trades = [
  'Bakery',
  'Plumbing',
  'Landscaping',
  'Auto Repair',
  'Consulting',
  'Design Studio',
  'Catering',
  'Logistics',
];
const forms = ['LLC', 'Inc.', 'Corp.', 'LLC'];
const streets = ['Oak Street', 'Maple Ave', 'Industrial Blvd', 'Main St', 'Harbor Road', 'Sunset Drive'];
const cities = [
  'Dayton, OH 45402',
  'Boise, ID 83702',
  'Tampa, FL 33602',
  'Fresno, CA 93721',
  'Albany, NY 12207',
  'Salem, OR 97301',
];

export const states: Record<Part, readonly { office: string; title: string; form: string }[]> = {
  train: [
    { office: 'Illinois Department of Revenue', title: 'Individual Income Tax Return', form: 'Form IL-1040' },
    {
      office: 'State of California Franchise Tax Board',
      title: 'California Resident Income Tax Return',
      form: 'Form 540',
    },
  ],
  test: [
    {
      office: 'Oregon Department of Revenue',
      title: 'Oregon Individual Income Tax Return for Full-year Residents',
      form: 'Form OR-40',
    },
    {
      office: 'Virginia Department of Taxation',
      title: 'Virginia Resident Income Tax Return',
      form: 'Form 760',
    },
    { office: 'Idaho State Tax Commission', title: 'Individual Income Tax Return', form: 'Form 40' },
    {
      office: 'Ohio Department of Taxation',
      title: 'Ohio Individual Income Tax Return',
      form: 'Ohio IT 1040',
    },
  ],
};

export const aBank = (random: SeededRandom, part: Part): string => random.one(banks[part]);
export const aPerson = (random: SeededRandom): string => `${random.one(first)} ${random.one(last)}`;
export const aCompany = (random: SeededRandom): string =>
  `${random.one(last)} ${random.one(trades)} ${random.one(forms)}`;
export const anAddress = (random: SeededRandom): [string, string] => [
  `${random.whole(10, 9900)} ${random.one(streets)}`,
  random.one(cities),
];

export const moneyIn = [
  'Mobile deposit',
  'Customer payment',
  'ACH credit Stripe',
  'Wire transfer in',
  'Counter deposit',
  'Zelle from client',
];
export const moneyOut = [
  'Card purchase Office Depot',
  'ACH payment rent',
  'Payroll run',
  'Utility bill',
  'Fuel',
  'Insurance premium',
  'Supplier invoice',
  'Software subscription',
  'Equipment lease',
];
