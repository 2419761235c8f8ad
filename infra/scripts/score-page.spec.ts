import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  currentRules,
  figuresOfProfile,
  levels,
  rulesets,
  score,
  type Criterion,
  type ScoredAccount,
  type ScoredDocument,
  type ScoreResult,
} from '@groundwork/engine-scoring';

const root = join(import.meta.dirname, '../..');
const wholePage = readFileSync(join(root, 'docs/how-your-score-is-computed.md'), 'utf8');
const [nextScorecard = ''] = /^## The next scorecard\n[^]*?(?=^## )/m.exec(wholePage) ?? [];
const page = wholePage.replace(nextScorecard, '');
const { criteria, documents, factors } = currentRules;

type Cells = readonly string[];
const rowsIn = (markdown: string): Cells[] =>
  markdown
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.slice(1, -1).split('|'))
    .map((cells) => cells.map((cell) => cell.trim()));
const rows = rowsIn(page);
const isOfCriterion = ([first = '']: Cells) => /^[A-Z]{2}\d+$/.test(first);
const rowNamed = (name: string): Cells => rows.find(([first]) => first === name) ?? [];
const percent = (share: number) => `${Math.round(share * 100)}%`;

const signOf = ({ kind }: Criterion['scale']) => (kind === 'atMost' ? '≤' : '≥');

/** Each band of a cell like "≥ $50,000: 5 · any revenue: 2". */
const bandsIn = (cell: string) =>
  cell.split(' · ').map((text) => {
    const [, words = '', points = ''] = /^(.*): (\d+)$/.exec(text) ?? [];
    const [number] = /-?\d[\d.,]*/.exec(words) ?? [];
    return { sign: /[≥≤]/.exec(words)?.[0], threshold: number?.replaceAll(',', ''), points: Number(points) };
  });

/** A band with words of its own, such as "any revenue", may leave its threshold out. */
const bandsOnPage = ({ scale }: Criterion, cell: string) =>
  bandsIn(cell).map(({ sign, threshold, points }, place) => {
    const band = scale.bands[place];
    const hasWords = band !== undefined && (band.words !== undefined || band.aboveZero === true);
    if (threshold === undefined && hasWords)
      return { threshold: band.threshold, points, sign: signOf(scale) };
    return { threshold: Number(threshold), points, sign };
  });

function expectBands(criterion: Criterion, cell: string): void {
  const sign = signOf(criterion.scale);
  const bands = criterion.scale.bands.map(({ threshold, points }) => ({ threshold, points, sign }));
  expect(bandsOnPage(criterion, cell)).toEqual(bands);
}

describe('the page about the score', () => {
  it('names the current scorecard', () => expect(page).toContain(`\`${currentRules.version}\``));

  it.each(factors)('has the weight of $label', ({ label, weight }) => {
    expect(rowNamed(label).slice(1, 3)).toEqual([percent(weight), String(Math.round(1000 * weight))]);
  });

  it('has the levels', () => {
    const onPage = levels.map(({ level, from }, place) => {
      const next = levels[place - 1]?.from;
      return [`${from} to ${next === undefined ? 1000 : next - 1}`, level];
    });
    expect(rows.filter((cells) => levels.some(({ level }) => level === cells[1]))).toEqual(onPage);
  });

  it.each(criteria)('has code, label and maximum of $code', ({ code, label, max }) => {
    const cells = rowNamed(code);
    expect(cells[1]).toBe(label);
    expect(cells).toContain(String(max));
  });

  it('has as many criteria as the README states', () => {
    expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(`${criteria.length} published criteria`);
  });

  it('has no other criterion', () => {
    const codes = rows.filter(isOfCriterion).map(([code]) => code);
    expect(codes).toEqual(criteria.map(({ code }) => code));
  });

  const banded = criteria.filter(({ scale }) => scale.kind !== 'sum');
  it.each(banded)('has the bands of $code', (criterion) => {
    expectBands(criterion, rowNamed(criterion.code).at(-1) ?? '');
  });

  it('has each criterion that the next scorecard adds or changes', () => {
    const newest = Object.values(rulesets).at(-1)?.criteria ?? criteria;
    const changed = newest.filter((criterion) => !criteria.includes(criterion));
    const changedRows = rowsIn(nextScorecard).filter(isOfCriterion);
    expect(changedRows.map(([code, label, , max]) => [code, label, max])).toEqual(
      changed.map(({ code, label, max }) => [code, label, String(max)]),
    );
    for (const [at, criterion] of changed.entries())
      if (criterion.scale.kind !== 'sum') expectBands(criterion, changedRows[at]?.at(-1) ?? '');
  });

  it('has the points of each document', () => {
    const onPage = criteria
      .filter(({ unit }) => unit === 'documents')
      .map(({ code }) => rowNamed(code).slice(2, 5).map(Number));
    expect(onPage).toEqual(Object.values(documents.slots));
  });

  it.each([
    ['documents', `fraud risk below ${percent(documents.halvedFromFraud)}`],
    ['documents', `fraud risk of ${percent(documents.refusedFromFraud)} or more`],
    ['documents', `a confidence below ${percent(documents.halvedBelowConfidence)}`],
    ['the loan', `${currentRules.loan.planningRatePercent}% a year`],
    ['the loan', `${currentRules.loan.defaultTermMonths} months`],
    ['two sources', `differ by more than ${currentRules.toleratedDifferencePercent}%`],
    ...currentRules.histories.parts.map(({ label, none, resolved }) => [
      'histories',
      `${label} none ${none}, resolved ${resolved}`,
    ]),
    ...currentRules.identity.map(({ label, points }) => [
      'identity',
      `${label.replace(/^structure/, 'business structure')} ${points}`,
    ]),
    ...currentRules.collateral.map(({ percent: rate }) => ['collateral', `${rate}% of `]),
    ...currentRules.industry.keywords.map(({ tier, words }) => [
      'industries',
      `- ${tier}: ${words.join(', ')}\n`,
    ]),
  ])('has the constant of %s: %s', (_topic, text) => expect(page).toContain(text));
});

const today = '2026-11-20';
const accounts: ScoredAccount[] = [
  { accountType: 'checking', currentBalance: 30_000, averageBalance: 30_000 },
];
const profile = {
  personalCreditScore: 705,
  totalCreditLimits: 20_000,
  currentCreditBalances: 4000,
  bankruptcyHistory: 'none',
  foreclosureHistory: 'none',
  taxLienHistory: 'none',
  judgmentHistory: 'none',
  creditHistoryLength: 7,
  annualRevenueCurrent: 300_000,
  annualRevenuePrevious: 290_000,
  operatingCashFlow: 45_000,
  monthlyDebtPayments: 1500,
  netProfitMargin: 8,
  averageBankBalance: 9000,
  dateStarted: '2020-02-10',
  industryType: 'Construction',
  annualPersonalIncome: 80_000,
  mortgagePayment: 1500,
  yearsBusinessExperience: 9,
  ein: '12-3456789',
  businessLicense: 'L-1',
  businessStructure: 'LLC',
};

const scoreWith = (changed: Record<string, unknown>, uploaded: ScoredDocument[] = []): ScoreResult =>
  score(
    { figures: figuresOfProfile({ ...profile, ...changed }), documents: uploaded, accounts },
    today,
    currentRules,
  );

const document = (category: string, sha256: string, fraudScore = 0.02): ScoredDocument => ({
  category,
  sha256,
  fraudScore,
  status: 'processed',
  confidence: 0.95,
  signals: [],
});
const three = (category: string) => ['1', '2', '3'].map((file) => document(category, category + file));
const taxes = 'tax_documents';

describe('the example on the page about the score', () => {
  const before = scoreWith({});

  it.each(factors)('has the points of $label', ({ key, label, weight }) => {
    const { score: points, contribution } = before.factors[key];
    expect(rows).toContainEqual([label, String(points), percent(weight), String(contribution)]);
  });

  it('has the total and its level', () => {
    expect(page).toContain(`**${before.totalScore}**`);
    expect(page).toContain(`The level is ${before.level}.`);
  });

  it.each([
    ['upload three tax documents', scoreWith({}, three(taxes))],
    ['upload one tax document', scoreWith({}, [document(taxes, '1')])],
    ['upload the same tax document twice', scoreWith({}, [document(taxes, '1'), document(taxes, '1')])],
    ['upload one tax document with a fraud risk of 20%', scoreWith({}, [document(taxes, '1', 0.2)])],
    ['upload three documents of each category', scoreWith({}, Object.keys(documents.slots).flatMap(three))],
    ['enter a loan amount of $60,000', scoreWith({ loanRequestAmount: 60_000 })],
    ['enter a current ratio of 1.5', scoreWith({ currentRatio: 1.5 })],
    ['raise the credit score from 705 to 719', scoreWith({ personalCreditScore: 719 })],
    ['raise the credit score from 705 to 720', scoreWith({ personalCreditScore: 720 })],
    ['raise the net margin from 8% to 10%', scoreWith({ netProfitMargin: 10 })],
    ['reduce card balances from $4,000 to $2,000', scoreWith({ currentCreditBalances: 2000 })],
    ['offer a personal guarantee', scoreWith({ personalGuarantee: true })],
  ])('has the gain of: %s', (change, after) => {
    const gain = after.totalScore - before.totalScore;
    expect(rowNamed(change)).toEqual([change, `+${gain}`, String(after.totalScore)]);
  });
});
