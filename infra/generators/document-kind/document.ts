import type { Names } from '../edit/names.ts';

export interface Document {
  layout: 'report' | 'form';
  issuer: 'authority' | 'bank' | 'owner';
  against: string;
  phrases: string;
}

const report: Document = {
  layout: 'report',
  issuer: 'owner',
  against: 'bankDocument, taxForm',
  phrases: 'report-phrases',
};

const documents: Readonly<Record<string, Document>> = {
  tax_documents: { ...report, layout: 'form', issuer: 'authority' },
  bank_statements: { ...report, issuer: 'bank', against: 'otherDocument', phrases: 'bank-phrases' },
};

export const documentOf = (category: string): Document => documents[category] ?? report;

interface Figure extends Names {
  amount: number;
}

const PART = 11_000;
/** The engine recognizes a form by its numbered lines too. */
const LINES_OF_A_FORM = 8;

function figuresOf(parts: readonly Names[], total: Names): Figure[] {
  const figures = parts.map((part, at) => ({ ...part, amount: (at + 1) * PART }));
  return [...figures, { ...total, amount: figures.reduce((sum, { amount }) => sum + amount, 0) }];
}

function reportLines(label: string, figures: readonly Figure[], decimals: number): string[] {
  const row = (text: string, amount: string) => text.padEnd(54) + amount.padStart(14);
  return [
    'Kowalski Bakery LLC',
    label,
    'Year ended December 31, 2024',
    '',
    row('', '2024'),
    ...figures.map(({ text, amount }) =>
      row(text, amount.toLocaleString('en-US', { minimumFractionDigits: decimals })),
    ),
  ];
}

/** A form prints the line number before the label and before the amount. */
function formLines(label: string, figures: readonly Figure[]): string[] {
  const numbers = figures.slice(1).map((_, at) => at + 1);
  const addition = `. Add lines ${numbers.slice(0, -1).join(', ')} and ${numbers.length}`;
  const lines = Array.from({ length: Math.max(figures.length, LINES_OF_A_FORM) }, (_, at) => {
    const { text = 'Other amount', amount } = figures[at] ?? {};
    const whole = at === numbers.length ? text + addition : text;
    const number = String(at + 1).padEnd(4);
    return `${number}${whole}`.padEnd(80) + number + (amount?.toLocaleString('en-US') ?? '').padStart(14);
  });
  return [
    `Form    ${label}`.padEnd(94) + '2024',
    'Department of the Treasury - Internal Revenue Service',
    'Name(s) shown on return        Kowalski Bakery LLC',
    '',
    ...lines,
  ];
}

export function sampleOf(document: Document, label: string, parts: readonly Names[], total: Names): string {
  const figures = figuresOf(parts, total);
  const truth = Object.fromEntries(figures.map(({ camel, amount }) => [camel, amount]));
  const lines =
    document.layout === 'form'
      ? formLines(label, figures)
      : reportLines(label, figures, document.issuer === 'bank' ? 2 : 0);
  return [JSON.stringify(truth), ...lines.map((line) => `  ${line}`.trimEnd()), ''].join('\n');
}
