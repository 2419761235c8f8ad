import type {
  CashFlowView,
  MemoSection,
  MissingPart,
  PackageChoice,
  PackagePart,
} from '@groundwork/contracts';
import { maskText } from '@groundwork/engine-documents';
import { enclosedCoverage } from '@groundwork/engine-scoring';
import { fill } from '@groundwork/wording';
import { memo, missingTexts } from '../memo.wording.ts';
import type { FrozenFacts } from './frozen.model.ts';
import { documentNumber, dollars, figuresTable, nameOfKind } from './memo-figures.view.ts';
import { provenTexts, ratioText, ratiosTable, scoreTable, scoreText } from './memo-score.view.ts';

interface Part {
  readonly sections: readonly MemoSection[];
  readonly missing: readonly MissingPart[];
}

type Table = NonNullable<MemoSection['table']>;
type Builder = (facts: FrozenFacts, choice: Choice) => Part;
type Choice = Pick<PackageChoice, 'open' | 'parts'>;

const ofCents = (cents: number | null): string => (cents === null ? memo.notKnown : dollars(cents / 100));
const spaced = (name: string): string => name.replaceAll('_', ' ');

const section = (heading: string, paragraphs: string[], table: Table | null = null): MemoSection => ({
  heading,
  paragraphs,
  table,
});
const part = (...sections: MemoSection[]): Part => ({ sections, missing: [] });
const absent = (missing: MissingPart): Part => ({ sections: [], missing: [missing] });

const { headings } = memo;

function requestPart({ profile, numbers }: FrozenFacts): Part {
  const amount = Number(profile.loanRequestAmount);
  const months = Number(profile.loanTerm);
  if (amount === 0) return absent(missingTexts.request);
  const values = { amount: dollars(amount), purpose: spaced(String(profile.loanPurpose) || 'other'), months };
  const request = section(headings.request, [fill(months > 0 ? memo.request : memo.requestOpenTerm, values)]);
  const useOfFunds = maskText(String(profile.useOfFunds), numbers);
  return useOfFunds === '' ? part(request) : part(request, section(headings.useOfFunds, [useOfFunds]));
}

function repaymentPart({ profile, numbers }: FrozenFacts): Part {
  const plan = maskText(String(profile.repaymentPlan), numbers);
  return plan === '' ? absent(missingTexts.repayment) : part(section(headings.repayment, [plan]));
}

function coveragePart({ score }: FrozenFacts): Part {
  const { before, after } = enclosedCoverage(score.input);
  const sentence = (text: string, unknown: string, value: typeof before) => {
    if (value === null) return unknown;
    return value === 'no debt' ? memo.noDebt : fill(text, { value: ratioText(value) });
  };
  return {
    sections: [
      section(headings.coverage, [
        sentence(memo.coverageBefore, memo.unknownBefore, before),
        sentence(memo.coverageAfter, memo.unknownAfter, after),
      ]),
    ],
    missing: before === null || after === null ? [missingTexts.coverage] : [],
  };
}

const mostMonths = 24;

export const countedMonths = ({ months }: CashFlowView): CashFlowView['months'] =>
  months.filter(({ counted }) => counted).slice(-mostMonths);

function cashFlowPart({ cashFlow }: FrozenFacts): Part {
  const months = countedMonths(cashFlow);
  if (months.length === 0) return absent(missingTexts.cashflow);
  const columns = [memo.month, memo.moneyIn, memo.moneyOut, memo.net, memo.averageBalance, memo.daysNegative];
  const rows = months.map((month) => [
    month.month,
    ofCents(month.deposits),
    ofCents(month.withdrawals),
    ofCents(month.deposits - month.withdrawals),
    ofCents(month.averageDailyBalance),
    String(month.daysNegative ?? memo.notKnown),
  ]);
  return part(section(headings.cashflow, [], { columns, rows }));
}

/** The text of a bank row can contain a number of an account, so no text is printed. */
function debtsPart({ cashFlow: { debts } }: FrozenFacts): Part {
  if (debts.length === 0) return absent(missingTexts.debts);
  const rows = debts.map((debt) => [spaced(debt.class), debt.rhythm, ofCents(debt.monthly)]);
  return part(
    section(headings.debts, [], { columns: [memo.kindOfDebt, memo.rhythm, memo.monthlyAmount], rows }),
  );
}

function payersPart({ cashFlow: { payers }, numbers }: FrozenFacts, { open }: Choice): Part {
  if (payers.length === 0) return absent(missingTexts.payers);
  const isOpen = open.includes('payerNames');
  const rows = payers.map(({ payee, percent }, at) => [
    isOpen ? maskText(payee, numbers) : fill(memo.payer, { number: at + 1 }),
    `${(percent / 100).toFixed(1)}%`,
  ]);
  return part(section(headings.payers, [], { columns: [memo.payerColumn, memo.share], rows }));
}

function documentsPart({ documents }: FrozenFacts): Part {
  if (documents.length === 0) return absent(missingTexts.documents);
  const rows = documents.map(({ kind, period, pages, isOriginal }, at) => [
    fill(memo.documentNumber, { number: documentNumber(at), document: nameOfKind(kind) }),
    period ?? '–',
    String(pages),
    isOriginal ? memo.original : memo.masked,
  ]);
  return part(
    section(headings.documents, [], { columns: [memo.document, memo.period, memo.pages, memo.shown], rows }),
  );
}

const ratiosPart: Builder = ({ score }) => part(section(headings.ratios, [], ratiosTable(score)));

/** The ratios stand in their own section if it is chosen. */
function scorePart(facts: FrozenFacts, { parts }: Choice): Part {
  const { score } = facts;
  const { stated, proven } = score.result;
  const criteria = parts.includes('ratios') ? 'others' : 'all';
  const figures = figuresTable(facts);
  return {
    sections: [
      section(headings.statedScore, [scoreText(stated)], scoreTable(score, criteria)),
      section(headings.provenScore, provenTexts(score)),
      ...(figures.rows.length === 0 ? [] : [section(headings.figures, [memo.figuresText], figures)]),
    ],
    missing: proven ? [] : [missingTexts.proven],
  };
}

const nothing: Builder = () => part();

export const memoParts: Readonly<Record<PackagePart, Builder>> = {
  cover: nothing,
  request: requestPart,
  repayment: repaymentPart,
  coverage: coveragePart,
  ratios: ratiosPart,
  score: scorePart,
  cashflow: cashFlowPart,
  debts: debtsPart,
  payers: payersPart,
  missing: nothing,
  documents: documentsPart,
  worksheets: nothing,
};
