import { textEvidence, titleEvidence, upToWords } from './kind.ts';

export const future = [
  'financial projections',
  'projected',
  'projection',
  'pro forma',
  'proforma',
  'forecast',
  'budget plan',
  'financial plan',
  'outlook',
];
export const pastBesidePlan = [
  'actual forecast',
  'actual projected',
  'actual projection',
  'actual vs',
  'actual versus',
  'actual plan',
  'forecast variance',
  'forecast actual',
];
export const planTitle = [
  'expense projection',
  'expense projections',
  'income projection',
  'income projections',
  'loss projection',
  'loss projections',
  'revenue projections',
  'sales projections',
];
export const taxForm = titleEvidence(
  -0.6,
  'internal revenue service',
  'department of revenue',
  'omb no',
  'franchise tax board',
);
export const bankDocument = titleEvidence(
  -0.5,
  'account number',
  'statement period',
  'beginning balance',
  'merchant statement',
  'merchant id',
  'merchant number',
);

export const billOrLetter = textEvidence(
  -0.8,
  ...['to whom it may concern', 'this letter confirms', 'please remit', 'customer account statement'],
  ...['uncleared transactions', 'reconciliation summary', 'reconciliation detail'],
  ...['bill to', 'ship to', 'sold to'],
  ...['kwh', 'therms', 'meter reading', 'water usage', 'service address'],
);

const goods =
  '(?:goods sold|sales|revenues?(?: earned)?|services|products(?: sold)?|merchandise(?: sold)?|contracts|operations)';

export const costLabels = [
  `^total (?:costs? of ${goods}|cogs|direct (?:costs?|expenses?))$`,
  `^total (?:costs? of ${goods}|cogs|(?:direct|job|contract|construction|project|production) costs?)`,
  `^(?:less )?costs? of ${goods}$`,
  `^(?:less )?costs? of ${goods}`,
  '^(?:less )?cogs\\b',
  '^total (?:costs? of|variable costs)',
  '^(?:less )?costs? of ',
  '^(?:direct|job|contract|construction|project) costs?$',
  '^total direct\\b|^total (?:job|trip|project) (?:related )?(?:expenses|costs)$',
  '^total (?:materials|purchases)\\b.*\\b(?:labor|subcontract)',
  `^total (?!operating|overhead|other|indirect|admin|fixed|period|all|general|occupancy|payroll|labor|personnel|employee|financ)${upToWords(5, '[\\w&,/-]+')} costs?$`,
];
