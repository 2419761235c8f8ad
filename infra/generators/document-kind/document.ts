import type { Names } from '../edit/names.ts';

export interface Document {
  layout: 'report' | 'form';
  issuer: 'authority' | 'bank' | 'owner';
  against: string;
  phrases: string;
  look: 'lookOf' | 'bankLookOf';
}

const report: Document = {
  layout: 'report',
  issuer: 'owner',
  against: 'bankDocument, taxForm',
  phrases: 'report-phrases',
  look: 'lookOf',
};

const documents: Readonly<Record<string, Document>> = {
  tax_documents: { ...report, layout: 'form', issuer: 'authority' },
  bank_statements: {
    ...report,
    issuer: 'bank',
    against: 'otherDocument',
    phrases: 'bank-phrases',
    look: 'bankLookOf',
  },
};

export const documentOf = (category: string): Document => documents[category] ?? report;

interface Line extends Names {
  amount: number;
}

const PART = 11_000;
/** The engine recognizes a form by its numbered lines too. */
const LINES_OF_A_FORM = 8;

const numbersAfter = (count: number) =>
  Array.from({ length: Math.max(0, LINES_OF_A_FORM - count) }, (_, at) => count + at + 1);

const linesOf = (parts: readonly Names[], total: Names): Line[] => {
  const lines = parts.map((part, at) => ({ ...part, amount: (at + 1) * PART }));
  return [...lines, { ...total, amount: lines.reduce((sum, { amount }) => sum + amount, 0) }];
};

const numbersOf = (count: number) => {
  const numbers = Array.from({ length: count }, (_, at) => at + 1);
  return `${numbers.slice(0, -1).join(', ')} and ${count}`;
};

/** A form prints the line number before the label and before the amount. */
function printLine({ layout, issuer }: Document, { text, amount }: Line, at: number): string {
  const printedAmount = amount.toLocaleString('en-US', { minimumFractionDigits: issuer === 'bank' ? 2 : 0 });
  return layout === 'form' ? `${at + 1} ${text} ${at + 1} ${printedAmount}` : `${text} ${printedAmount}`;
}

const grouped = (amount: number) => String(amount).replace(/\B(?=(\d{3})+$)/g, '_');

export function sampleOf(document: Document, label: string, parts: readonly Names[], total: Names) {
  const addition = document.layout === 'form' ? `. Add lines ${numbersOf(parts.length)}` : '';
  const lines = linesOf(parts, { ...total, text: `${total.text}${addition}` });
  const rows = lines.map((line, at) => printLine(document, line, at));
  const last = lines.at(-1);
  const others = document.layout === 'form' ? numbersAfter(lines.length) : [];
  return {
    sample: [label, ...rows, ...others.map((number) => `${number} Other amount ${number}`)].join('\n'),
    before: rows.at(-1) ?? '',
    after: last ? printLine(document, { ...last, amount: last.amount + PART }, parts.length) : '',
    read: lines.map(({ camel, amount }) => `['${camel}', ${grouped(amount)}]`).join(', '),
  };
}

export function drawingOf(
  { layout }: Document,
  parts: readonly Names[],
  total: Names,
): Record<string, string> {
  const camels = parts.map(({ camel }) => camel);
  const all = [...camels, total.camel];
  if (layout === 'report') {
    return {
      drawn: camels.map((name) => `const ${name} = some(random, 10_000, 90_000, look.columns);`).join('\n'),
      items: parts.map(({ camel, text }) => `item('${text}', ${camel}),`).join('\n'),
      sum: `plus(${camels.join(', ')})`,
      truth: `truthOf({ ${all.join(', ')} })`,
    };
  }
  return {
    drawn: camels.map((name) => `const ${name} = random.whole(10_000, 90_000);`).join('\n'),
    items: parts.map(({ camel, text }, at) => `line('${at + 1}', '${text}', ${camel}),`).join('\n'),
    sum: camels.join(' + '),
    truth: `[${all.map((name) => `{ name: '${name}', value: ${name} }`).join(', ')}]`,
    totalLine: String(parts.length + 1),
    otherLines: numbersAfter(all.length)
      .map((number) => `line('${number}', 'Other amount', 0),`)
      .join('\n'),
    addition: `Add lines ${numbersOf(parts.length)}`,
  };
}
