import {
  type MemoSection,
  type MissingPart,
  type PackageChoice,
  type PackageMemo,
  type PackagePart,
  packageParts,
} from '@groundwork/contracts';
import { maskText } from '@groundwork/engine-documents';
import { fill } from '@groundwork/wording';
import { memo, readme } from '../memo.wording.ts';
import type { FrozenContent, FrozenFacts } from './frozen.model.ts';
import { namedNumbersOf } from './masked-numbers.rules.ts';
import { countedMonths, memoParts } from './memo.view.ts';
import { worksheetsOf } from './worksheet.view.ts';

interface FreezePlace {
  readonly packageId: string;
  readonly version: number;
  readonly verifyAddress: string;
}

const chosenParts = ({ parts }: PackageChoice): PackagePart[] =>
  packageParts.filter((name) => parts.includes(name));

export const missingOf = (facts: FrozenFacts, choice: PackageChoice): MissingPart[] =>
  chosenParts(choice).flatMap((name) => memoParts[name](facts, choice).missing);

function openedLines({ numbers }: FrozenFacts, { open }: PackageChoice): string[] {
  const opened = namedNumbersOf(numbers).filter(({ name }) => open.includes(name));
  return opened.map(({ label, value }) => fill(memo.opened, { label, value }));
}

function sectionsOf(facts: FrozenFacts, choice: PackageChoice, place: FreezePlace): MemoSection[] {
  const missing = missingOf(facts, choice).map(({ text }) => text);
  const closing = (heading: string, paragraphs: string[]) => ({ heading, paragraphs, table: null });
  return [
    ...chosenParts(choice).flatMap((name) =>
      name === 'missing'
        ? [closing(memo.headings.missing, missing.length === 0 ? [memo.nothingMissing] : missing)]
        : memoParts[name](facts, choice).sections,
    ),
    closing(memo.headings.verify, [
      memo.verifyOne,
      memo.verifyTwo,
      fill(memo.verifyThree, { address: place.verifyAddress }),
    ]),
  ];
}

function memoOf(facts: FrozenFacts, choice: PackageChoice, place: FreezePlace): PackageMemo {
  const { packageId, version } = place;
  const { rulesVersion: rules } = facts.score.input;
  const cover = [
    fill(memo.frozen, { day: facts.today, version: String(version), packageId }),
    ...(choice.lenderName === null
      ? []
      : [fill(memo.recipient, { recipient: maskText(choice.lenderName, facts.numbers) })]),
    memo.stated,
  ];
  return {
    title: fill(memo.title, { business: maskText(facts.business, facts.numbers) }),
    lines: [...(choice.parts.includes('cover') ? cover : cover.slice(0, 1)), ...openedLines(facts, choice)],
    footer: fill(memo.footer, { rules, packageId, version: String(version) }),
    sections: sectionsOf(facts, choice, place),
  };
}

const csvHead = ['month', 'in', 'out', 'net', 'average balance', 'days below zero'];
const inDollars = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2));

function cashFlowCsv({ cashFlow }: FrozenFacts): string {
  const rows = countedMonths(cashFlow).map((month) => [
    month.month,
    inDollars(month.deposits),
    inDollars(month.withdrawals),
    inDollars(month.deposits - month.withdrawals),
    inDollars(month.averageDailyBalance),
    String(month.daysNegative ?? ''),
  ]);
  return [csvHead, ...rows].map((cells) => `${cells.join(',')}\r\n`).join('');
}

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

function textsOf(facts: FrozenFacts, { parts }: PackageChoice, verifyAddress: string) {
  const { input, result, provenInput } = facts.score;
  const score = [
    { path: 'score/result.json', content: asJson(result) },
    { path: 'score/input.json', content: asJson(input) },
    ...(provenInput ? [{ path: 'score/proven-input.json', content: asJson(provenInput) }] : []),
  ];
  const text = readme.map((line) => fill(line, { day: facts.today, address: verifyAddress })).join('\n');
  return [
    { path: 'README.txt', content: text },
    ...(parts.includes('score') ? score : []),
    ...(parts.includes('cashflow') ? [{ path: 'cashflow.csv', content: cashFlowCsv(facts) }] : []),
  ];
}

export const frozenContentOf = (
  facts: FrozenFacts,
  choice: PackageChoice,
  place: FreezePlace,
): FrozenContent => ({
  business: maskText(facts.business, facts.numbers),
  recipient: choice.lenderName === null ? null : maskText(choice.lenderName, facts.numbers),
  memo: memoOf(facts, choice, place),
  texts: textsOf(facts, choice, place.verifyAddress),
  worksheets: worksheetsOf(facts, choice, place),
  score: facts.score,
});
