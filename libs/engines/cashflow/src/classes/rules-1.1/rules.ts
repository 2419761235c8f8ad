import type { ClassRule, ClassRules } from '../rule.ts';
import { cashflowRules10 } from '../rules-1.0.ts';
import { phrases } from './financing-words.ts';
import { cardSettlement, financingIn, otherIn, revenue } from './money-in.ts';
import { costs, debts, returned } from './money-out.ts';
import { ownMoney } from './own-money.ts';
import type { Draft } from './rule-drafts.ts';

const unchanged = (...codes: string[]): ClassRule[] =>
  cashflowRules10.rules.filter(({ code }) => codes.includes(code));

const ordered = (rules: readonly (ClassRule | Draft<ClassRule>)[]): ClassRule[] =>
  rules.map((rule, at) => ({ version: '1.1', ...rule, order: at + 1 }));

/** Published rules never change. A rule that this version did not change keeps the version that wrote it. */
export const cashflowRules11: ClassRules = {
  version: 'cashflow-1.1',
  stopWords: [
    ...cashflowRules10.stopWords,
    ...phrases(
      'INC|LLC|CORP|LTD|ELECTRONIC|ONLINE|NUMBER|TYPE|WITHDRAWAL|PURCHASE|AUTHORIZED|TRANSFER|XFER|RECURRING|PREAUTHORIZED|WT|FED|FEDWIRE|VIA|CARD|POS|CHECKCARD|COUNTER|BRANCH|EDEPOSIT|BKOFAMERICA|EXTERNAL|INTERNET|BANKING|BUSINESS|ON|OF|AT|PAYMENTS|PYMNTS|CASH|ATM|SEND|MONEY|REAL|TIME',
    ),
  ],
  payeeStarts: phrases('ORIG CO NAME|ORIG|ORG|B O'),
  payeeEnds: phrases(
    'DES|ORIG ID|DESC DATE|CO ENTRY|INDN|IND NAME|ID|SND BK|SRF|TRN|DATE|REF|ON|CONF|TRANSACTION|FOR|MEMO',
  ),
  lowBalanceCents: cashflowRules10.lowBalanceCents,
  rules: ordered([
    ...unchanged('OWN_TRANSFER'),
    ...ownMoney,
    ...returned,
    ...unchanged('OVERDRAFT_FEE', 'REFUND'),
    ...financingIn,
    ...debts,
    ...costs,
    ...unchanged('INTEREST'),
    ...otherIn,
    cardSettlement,
    ...unchanged('ADVANCE_DAILY', 'ADVANCE_WEEKLY', 'WEEKLY_UNSURE', 'LOAN_MONTHLY'),
    ...revenue,
    ...unchanged('UNKNOWN_IN', 'UNKNOWN_OUT'),
  ]),
};
