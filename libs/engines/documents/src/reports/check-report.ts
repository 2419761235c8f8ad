import { type Amount, amountsOf, centsOf, spoken } from '../amounts.ts';
import { certaintyOf, same } from '../contradiction.ts';
import { labelled } from '../kinds/kind.ts';
import type { Kind } from '../kinds.ts';
import type { Line } from '../page.ts';
import { type Signal, signalOf } from '../signal.ts';

interface Row {
  line: Line;
  label: string;
  amounts: readonly Amount[];
}

interface Equation {
  message: string;
  result: readonly RegExp[];
  /** Labels and how each counts; one that is missing makes no equation unless it may be. */
  terms: readonly { labels: readonly RegExp[]; sign: 1 | -1; optional?: boolean }[];
}

const term = (sign: 1 | -1, ...phrases: readonly string[]) => ({ labels: labelled(...phrases), sign });
const maybe = (sign: 1 | -1, ...phrases: readonly string[]) => ({
  ...term(sign, ...phrases),
  optional: true,
});

const equity =
  "^total (?:[\\w'’]+ )?(?:equity|capital)\\b|^(?:owner|member|stockholder|shareholder)\\w*['’]?s?['’]? equity|^net worth|^equity\\b";
const revenue = '^total (?:net )?(?:revenues?|(?:trading )?income|sales)\\b|^net (?:sales|revenues?)\\b';
const cost =
  '^total (?:cost of (?:goods sold|sales|revenues?)|cogs)|^cost of (?:goods sold|sales|revenues?)|^cogs\\b';
const expenses = '^total (?:operating )?expenses|^total overheads?|^total operating costs';

const equations: Partial<Record<Kind['subcategory'], readonly Equation[]>> = {
  balance_sheet: [
    {
      message: 'Assets are not liabilities and equity together.',
      result: labelled('^total assets'),
      terms: [term(1, '^total liabilities(?! ?(?:and|&|\\+))'), term(1, equity)],
    },
    {
      message: 'The total of liabilities and equity is not the total of assets.',
      result: labelled('^total liabilities ?(?:and|&|\\+)'),
      terms: [term(1, '^total assets')],
    },
  ],
  profit_loss: [
    {
      message: 'Revenue less the cost of goods sold is not the gross profit.',
      result: labelled('^gross (?:profit|margin)\\b(?! ?%)'),
      terms: [term(1, revenue), term(-1, cost)],
    },
    {
      message: 'Gross profit less expenses is not the net income.',
      result: labelled('^net (?:income|profit|earnings|loss)(?! before)'),
      terms: [
        term(1, '^gross (?:profit|margin)\\b(?! ?%)'),
        term(-1, expenses),
        maybe(1, '^(?:total )?other income'),
        maybe(-1, '^(?:total )?other expenses?'),
        maybe(-1, '^(?:provision for )?(?:income )?tax(?:es)?\\b'),
        maybe(-1, '^(?:total )?interest(?: expense)?'),
      ],
    },
    {
      message: 'Gross profit less expenses is not the operating income.',
      result: labelled('^(?:net )?operating (?:income|profit)', '^income from operations'),
      terms: [term(1, '^gross (?:profit|margin)\\b(?! ?%)'), term(-1, expenses)],
    },
  ],
  merchant_account: [
    {
      message: 'Sales less refunds, disputes and fees are not what was paid out.',
      result: labelled(
        '^(?:net|total) (?:deposit|fund|settle|payout)|^(?:amount|total) (?:funded|deposited|paid out)|^payouts?\\b',
      ),
      terms: [
        term(
          1,
          '^(?:total )?(?:gross )?(?:card )?sales(?! by)|^amount processed|^total (?:gross )?(?:sales|processed|volume)|^gross (?:sales|volume)(?! by)',
        ),
        maybe(-1, '^(?:total )?(?:refunds|returns)'),
        maybe(-1, '^(?:total )?(?:chargebacks|disputes)'),
        maybe(-1, '^(?:total )?(?:[\\w]+ and )?(?:processing )?fees'),
      ],
    },
  ],
  cash_flow: [
    {
      message: 'The cash flows of operations, investing and financing are not the net change.',
      result: labelled('^net (?:cash )?(?:increase|decrease|change)', '^net cash flow'),
      terms: [
        term(1, 'operating activities$|\\boperations$'),
        maybe(1, 'investing activities$|investment activities$'),
        maybe(1, 'financing activities$'),
      ],
    },
    {
      message: 'Cash at the beginning and the net change are not the cash at the end.',
      result: labelled('^cash.*\\bend\\b|^(?:ending|closing) cash'),
      terms: [
        term(1, '^cash.*\\b(?:beginning|start)\\b|^(?:beginning|opening) cash'),
        term(1, '^net (?:cash )?(?:increase|decrease|change)|^net cash flow'),
      ],
    },
  ],
  financial_projections: [
    {
      message: 'Projected revenue less the cost of goods sold is not the gross profit.',
      result: labelled('^gross (?:profit|margin)\\b(?! ?%)'),
      terms: [
        term(
          1,
          '^total (?:projected )?(?:revenues?|sales)|^projected (?:revenues?|sales)|^revenues?\\b|^sales\\b',
        ),
        term(-1, cost),
      ],
    },
    {
      message: 'Projected revenue less costs and expenses is not the projected net income.',
      result: labelled('^(?:projected )?net (?:income|profit)'),
      terms: [
        term(
          1,
          '^total (?:projected )?(?:revenues?|sales)|^projected (?:revenues?|sales)|^revenues?\\b|^sales\\b',
        ),
        maybe(-1, cost),
        term(
          -1,
          '^total (?:projected )?(?:operating )?(?:expenses|costs)|^(?:operating|projected) expenses|^expenses\\b',
        ),
      ],
    },
  ],
};

function rowsOf(lines: readonly Line[]): Row[] {
  return lines.flatMap((line) => {
    const amounts = amountsOf(line).filter(({ marked, text }) => marked || !/^(?:19|20)\d\d$/.test(text));
    const first = amounts[0];
    if (!first) return [];
    const label = line.words
      .slice(0, first.first)
      .map(({ text }) => text)
      .join(' ')
      .replace(/[.\s$:]+$/, '');
    return [{ line, label, amounts }];
  });
}

const rowOf = (labels: readonly RegExp[], rows: readonly Row[]) =>
  rows.find(({ label }) => labels.some((each) => each.test(label)));

interface Failed {
  row: Row;
  expected: number;
  actual: Amount;
  reads: readonly Amount[];
}

interface Outcome {
  tested: number;
  failed: readonly Failed[];
}

/** One equation in every column both sides have; a column is told by its place on the page. */
function tested({ result, terms }: Equation, rows: readonly Row[]): Outcome {
  const goal = rowOf(result, rows);
  const found = terms.map((each) => ({ ...each, row: rowOf(each.labels, rows) }));
  if (!goal || found.some(({ row, optional }) => !row && optional !== true)) return { tested: 0, failed: [] };
  let count = 0;
  const failed: Failed[] = [];
  for (const actual of goal.amounts) {
    const reads = found.map(({ row }) =>
      row?.amounts.find((amount) => Math.abs(amount.right - actual.right) < 20),
    );
    if (found.some(({ row }, at) => row && !reads[at])) continue;
    count += 1;
    const sums = [false, true].flatMap((absolute) =>
      sumsOf(
        found.map(({ sign, optional }, at) => ({
          value: signed(reads[at]?.value ?? 0, sign, absolute),
          optional,
        })),
      ),
    );
    if (!sums.some((sum) => same(sum, actual.value, 200)))
      failed.push({ row: goal, expected: sums[0] ?? 0, actual, reads: reads.flatMap((each) => each ?? []) });
  }
  return { tested: count, failed };
}

/** With everything first; then with each choice of what may be part of it, for it may stand there already counted. */
function sumsOf(terms: readonly { value: number; optional: boolean | undefined }[]): number[] {
  let sums = [0];
  for (const { value, optional } of terms) {
    const more = sums.map((sum) => sum + value);
    sums = optional === true ? [...more, ...sums] : more;
  }
  return sums;
}

/** Costs are printed as they are or in brackets. */
const signed = (value: number, sign: 1 | -1, absolute: boolean) =>
  sign * (absolute && sign < 0 ? Math.abs(value) : value);

interface Block {
  heading: string;
  items: Row[];
  /** Holds a total of its own without a heading: which rows it counts nobody can say. */
  unsure?: boolean;
}

const derived =
  /^(?:sub)?total|^gross|^net (?:sales|revenue|operating|cash)|^operating (?:income|profit)|^earnings before|^ebit/i;
const ofSales = /^(?:total|gross|amount).*(?:sales|processed|volume)/i;

const totalled = /^(?:total(?: for)?|net cash (?:provided by|generated by|used in|from|used for)) (.+)$/;
const nameOf = (label: string) =>
  label
    .toLowerCase()
    .replace(/\((?:loss|used in)\)/g, '')
    .replace(/[^a-z ]/g, '')
    .replace(/^cash (?:flows? )?(?:from|provided by) /, '')
    .replace(/ +/g, ' ')
    .trim();

/** "Total X" must be the sum of the rows since the heading "X". */
function blockSums(lines: readonly Line[], unnamed: boolean): { total: Row; items: readonly Row[] }[] {
  const found: { total: Row; items: readonly Row[] }[] = [];
  const open: Block[] = [];
  const rows = new Map(rowsOf(lines).map((row) => [row.line, row]));
  for (const line of lines) {
    const row = rows.get(line);
    if (!row) {
      open.push({ heading: nameOf(line.text), items: [] });
      continue;
    }
    const name = totalled.exec(nameOf(row.label))?.[1];
    const own = open.findLastIndex(
      ({ heading }) => heading === name || heading.startsWith(`${name ?? '-'} and `),
    );
    const last = unnamed && (open.at(-1)?.items.length ?? 0) > 1 ? open.length - 1 : -1;
    const at = name === undefined && !unnamed ? -1 : own < 0 && ofSales.test(row.label) ? last : own;
    const around = open.at(-1);
    if (at < 0) {
      around?.items.push(row);
      if (around && derived.test(row.label)) around.unsure = true;
      continue;
    }
    const blocks = open.splice(at);
    const items = blocks.flatMap((block) => block.items);
    // "Liabilities and equity" goes on after its liabilities are added up.
    if (blocks[0] && blocks[0].heading !== name && own >= 0)
      open.push({ heading: blocks[0].heading, items: [] });
    if (!blocks.some(({ unsure }) => unsure === true)) found.push({ total: row, items });
    open.at(-1)?.items.push(row);
  }
  return found;
}

function sumSignals(lines: readonly Line[], unnamed: boolean): Outcome {
  const sums = blockSums(lines, unnamed).filter(
    ({ total, items }) =>
      items.length > 0 && items.every(({ amounts }) => amounts.length === total.amounts.length),
  );
  const failed = sums.flatMap(({ total, items }) =>
    total.amounts.flatMap((actual, column): Failed[] => {
      const reads = items.flatMap(({ amounts }) => amounts[column] ?? []);
      const expected = reads.reduce((sum, { value }) => sum + centsOf(value), 0) / 100;
      return same(expected, actual.value, items.length * 100)
        ? []
        : [{ row: total, expected, actual, reads }];
    }),
  );
  return { tested: sums.reduce((count, { total }) => count + total.amounts.length, 0), failed };
}

const signalFor = ({ row, expected, actual, reads }: Failed, message: string): Signal =>
  signalOf('REPORT_ARITHMETIC', {
    page: row.line.page,
    message,
    expected: spoken(expected),
    actual: spoken(actual.value),
    certainty: certaintyOf([actual, ...reads], expected),
  });

/** Two sums off by the very same amount have one reason, and it is not our reading of the layout. */
function oneReason(all: readonly Outcome[]): boolean {
  const gaps = all.flatMap(({ failed }) =>
    failed.map(({ expected, actual }) => Math.abs(centsOf(expected) - centsOf(actual.value))),
  );
  return new Set(gaps).size < gaps.length;
}

/** What a report must add up to by its own labels. When most of it disagrees we misread the layout. */
export function checkReport(kind: Kind, lines: readonly Line[]): Signal[] {
  const rows = rowsOf(lines);
  const outcomes = (equations[kind.subcategory] ?? []).map((equation) => ({
    ...tested(equation, rows),
    message: equation.message,
  }));
  const sums = {
    ...sumSignals(lines, kind.subcategory === 'merchant_account'),
    message: 'The rows above this total do not add up to it.',
  };
  const all = [...outcomes, sums];
  const count = all.reduce((total, each) => total + each.tested, 0);
  const broken = all.reduce((total, { failed }) => total + failed.length, 0);
  if (broken === 0 || (count > 1 && broken > Math.max(1, count * 0.67) && !oneReason(all))) return [];
  return all.flatMap(({ failed, message }) => failed.map((each) => signalFor(each, message)));
}
