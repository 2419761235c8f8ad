import { fieldsOf } from './field.ts';

const f = fieldsOf('additional');

export const additionalFields = [
  f.count('experianBusinessScore', 'Experian business score', {
    max: 100,
    placeholder: '1-100',
    direction: 'up',
  }),
  f.count('equifaxBusinessScore', 'Equifax business score', {
    zeroOr: true,
    min: 101,
    max: 992,
    placeholder: '101-992',
    direction: 'up',
  }),
  f.text('dnbRating', 'D&B rating'),
  f.longText('businessCreditHistory', 'Business credit history'),
  f.longText('tradeReferences', 'Trade references'),
  f.longText('supplierPaymentHistory', 'Supplier payment history'),
  f.longText('competitiveAdvantages', 'Competitive advantages'),
  f.longText('marketPosition', 'Market position'),
  f.longText('growthStrategy', 'Growth strategy'),
  f.longText('riskFactors', 'Risk factors'),
  f.longText('futureProjections', 'Future projections'),
  f.longText('additionalComments', 'Additional comments'),
] as const;
