import type { BankFileAnswer } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { formatDate, formatMoney } from '#shared/formatting/format.ts';
import { words } from '../bank-records.wording.ts';
import type { BankFilePlan, BankFileView } from './views.ts';

const confirmable: readonly BankFileView['questions'][number][] = ['MAPPING', 'ACCOUNT'];

/** Nothing but a confirmation is missing: columns and formats are clear, and no transaction is in doubt. */
export function isRecognized({ state, questions, transactions, plan }: BankFileView): boolean {
  if (state === 'planned') return plan?.doubtful === 0;
  return (
    state === 'question' &&
    transactions !== null &&
    questions.every((question) => confirmable.includes(question))
  );
}

/** What the button adds. */
export const countOf = ({ plan, transactions }: BankFileView): number => plan?.new ?? transactions ?? 0;

export function planSentence({ known, doubtful, plain, ...plan }: BankFilePlan): string {
  const money = { income: formatMoney(plain.totalIn), outgoing: formatMoney(plain.totalOut) };
  const period = { from: formatDate(plan.firstDay), to: formatDate(plan.lastDay) };
  return [
    fill(words.import.planned, { ...money, ...period }),
    ...(known === 0 ? [] : [fill(words.import.alreadyHave, { known })]),
    ...(doubtful === 0 ? [] : [fill(words.import.doubtful, { count: doubtful })]),
  ].join(' ');
}

export const sentenceOf = ({ plan }: BankFileView): string =>
  plan === null ? words.import.recognized : planSentence(plan);

/** The suggestions of a file as the answers of its owner. */
export function answerWith(
  { questions, mapping }: BankFileView,
  account: BankFileAnswer['account'],
): BankFileAnswer {
  const isAsked = (question: (typeof questions)[number]) => questions.includes(question);
  return {
    ...(mapping !== null && isAsked('MAPPING') && { mapping }),
    ...(isAsked('ACCOUNT') && { account }),
  };
}
