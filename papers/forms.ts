import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { cached } from './cache.ts';
import type { CorpusFile } from './corpus.ts';
import { everyLine } from './judge.ts';
import { names } from './names.ts';
import { halfOf, truthOf } from './paper.ts';
import { money } from './print.ts';
import { randomOf, type Random } from './random.ts';

const folder = join(import.meta.dirname, 'forms');
const page1 = 'topmostSubform[0].Page1[0].';
const page2 = 'topmostSubform[0].Page2[0].';

/** The number of the field of each line, in the order of the form. */
const lines2021 = {
  1: 'f1_28',
  '2b': 'f1_30',
  '3b': 'f1_32',
  7: 'f1_39',
  8: 'f1_40',
  9: 'f1_41',
  10: 'f1_42',
  11: 'f1_43',
  '12a': 'f1_44',
  '12c': 'f1_46',
  14: 'f1_48',
  15: 'f1_49',
  16: 'f2_02',
  18: 'f2_04',
  22: 'f2_08',
  23: 'f2_09',
  24: 'f2_10',
  '25a': 'f2_11',
  '25d': 'f2_14',
  26: 'f2_15',
  33: 'f2_24',
  34: 'f2_25',
  '35a': 'f2_26',
  37: 'f2_30',
} as const;
const lines2023 = {
  '1a': 'f1_31',
  '1z': 'f1_40',
  '2b': 'f1_42',
  '3b': 'f1_44',
  7: 'f1_51',
  8: 'f1_52',
  9: 'f1_53',
  10: 'f1_54',
  11: 'f1_55',
  12: 'f1_56',
  14: 'f1_58',
  15: 'f1_59',
  16: 'f2_02',
  18: 'f2_04',
  22: 'f2_08',
  23: 'f2_09',
  24: 'f2_10',
  '25a': 'f2_11',
  '25d': 'f2_14',
  26: 'f2_15',
  33: 'f2_22',
  34: 'f2_23',
  '35a': 'f2_24',
  37: 'f2_28',
} as const;

const deduction = { 2021: 12_550, 2023: 13_850 } as const;
type Year = keyof typeof deduction;

/** Dollars of each line, as the form computes them. A line without an amount stays empty. */
function amountsOf(year: Year, random: Random) {
  const maybe = (share: number, least: number, most: number) =>
    random.chance(share) ? random.between(least, most) : 0;
  const parts = {
    wages: random.between(12_000, 140_000),
    interest: maybe(0.6, 10, 2_000),
    dividends: maybe(0.3, 20, 3_000),
  };
  const [gain, business] = [maybe(0.2, 100, 9_000), maybe(0.8, 4_000, 120_000)];
  const total = parts.wages + parts.interest + parts.dividends + gain + business;
  const adjustment = business === 0 ? 0 : Math.round(business * 0.0706);
  const gross = total - adjustment;
  const taxable = Math.max(0, gross - deduction[year]);
  const tax = Math.round(taxable * 0.15);
  const other = Math.round(business * 0.1413);
  const [withheld, estimated] = [Math.round(parts.wages * 0.12), maybe(0.5, 500, 12_000)];
  const [due, paid] = [tax + other, withheld + estimated];
  const rest = paid - due;
  return {
    ...parts,
    gain,
    business,
    total,
    adjustment,
    gross,
    taxable,
    tax,
    other,
    withheld,
    estimated,
    due,
    paid,
    rest,
    deduction: deduction[year],
  };
}

type Amounts = ReturnType<typeof amountsOf>;

const common = (a: Amounts) => ({
  '2b': a.interest,
  '3b': a.dividends,
  7: a.gain,
  8: a.business,
  9: a.total,
  10: a.adjustment,
  11: a.gross,
  14: a.deduction,
  15: a.taxable,
  16: a.tax,
  18: a.tax,
  22: a.tax,
  23: a.other,
  24: a.due,
  '25a': a.withheld,
  '25d': a.withheld,
  26: a.estimated,
  33: a.paid,
  34: Math.max(0, a.rest),
  '35a': Math.max(0, a.rest),
  37: Math.max(0, -a.rest),
});

function fieldsOf(year: Year, amounts: Amounts): [string, number][] {
  const byLine: Record<string, number> =
    year === 2021
      ? { ...common(amounts), 1: amounts.wages, '12a': amounts.deduction, '12c': amounts.deduction }
      : { ...common(amounts), '1a': amounts.wages, '1z': amounts.wages, 12: amounts.deduction };
  const lines: Record<string, string> = year === 2021 ? lines2021 : lines2023;
  return Object.entries(lines).map(([line, field]) => [field, byLine[line] ?? 0]);
}

interface Filled {
  readonly year: Year;
  readonly seed: number;
  readonly isFlat: boolean;
}

const taxpayer = { 2021: ['f1_02', 'f1_03'], 2023: ['f1_04', 'f1_05'] } as const;

async function fill({ year, seed, isFlat }: Filled): Promise<Buffer> {
  const random = randomOf(`form-1040:${year}:${seed}`);
  const document = await PDFDocument.load(readFileSync(join(folder, `f1040-${year}.pdf`)), {
    // The name of pdf-lib in the file would be a trace that no owner's viewer leaves.
    updateMetadata: false,
  });
  // pdf-lib cannot write the second description of the same fields.
  document.catalog.lookup(PDFName.of('AcroForm'), PDFDict).delete(PDFName.of('XFA'));
  const form = document.getForm();
  const byNumber = new Map(
    form.getFields().map((field) => [/(f\d_\d+)\[0\]$/.exec(field.getName())?.[1], field.getName()]),
  );
  const write = (number: string, text: string) => {
    const name = byNumber.get(number);
    if (name === undefined || !(name.startsWith(page1) || name.startsWith(page2)))
      throw new Error(`No field ${number}.`);
    form.getTextField(name).setText(text);
  };
  for (const [field, amount] of fieldsOf(year, amountsOf(year, random)))
    if (amount !== 0) write(field, money.whole(amount * 100));
  const [first = '', ...rest] = names.person(random).split(' ');
  const [given, last] = taxpayer[year];
  write(given, first);
  write(last, rest.at(-1) ?? '');
  if (isFlat) form.flatten();
  return Buffer.from(await document.save());
}

function truthOfFilled({ year, seed }: Filled) {
  const amounts = amountsOf(year, randomOf(`form-1040:${year}:${seed}`));
  const { wages, interest, dividends, taxable, withheld, estimated, paid } = amounts;
  const more = {
    wages,
    interest,
    dividends,
    taxableIncome: taxable,
    withheld,
    estimatedPayments: estimated,
    totalPayments: paid,
  };
  const isEmpty = ([, amount]: [string, number]) => amount === 0;
  const entries = Object.entries(more);
  return truthOf({
    kind: 'form_1040',
    category: 'tax_documents',
    taxYear: year,
    figures: { totalIncome: amounts.total, adjustedGrossIncome: amounts.gross, totalTax: amounts.due },
    more: Object.fromEntries(entries.filter((entry) => !isEmpty(entry))),
    empty: entries.filter(isEmpty).map(([name]) => name),
  });
}

const years: readonly Year[] = [2021, 2023];

export function filledForms(seeds: number, cache: string): CorpusFile[] {
  return years.flatMap((year) =>
    [true, false].flatMap((isFlat) =>
      Array.from({ length: seeds }, (_, at) => {
        const filled = { year, seed: at + 1, isFlat };
        const layout = `form-1040-${year}-${isFlat ? 'flattened' : 'interactive'}`;
        const truth = truthOfFilled(filled);
        const name = `${layout}-${at + 1}`;
        const bytes = () => cached(cache, `${name}.pdf`, `3 ${JSON.stringify(truth)}`, () => fill(filled));
        return {
          name,
          layout,
          group: halfOf(layout),
          medium: 'born-digital',
          mediaType: 'application/pdf',
          seed: at + 1,
          onePage: isFlat,
          truth,
          bytes,
        };
      }),
    ),
  );
}

const kindsOfForms: Readonly<Record<string, string>> = {
  f1040: 'form_1040',
  f1040se: 'schedule_e',
  f1040sse: 'schedule_se',
};

export function blankForms(): CorpusFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.pdf'))
    .map((file) => {
      const [name, taxYear] = [
        `blank-${file.replace('.pdf', '')}`,
        Number(/\d{4}/.exec(file.slice(-8))?.[0]),
      ];
      const kind = kindsOfForms[file.split('-')[0] ?? ''] ?? 'tax_form';
      const truth = truthOf({
        kind,
        category: 'tax_documents',
        taxYear: kind === 'form_1040' ? taxYear : null,
        empty: [
          everyLine,
          'totalIncome',
          'adjustedGrossIncome',
          'totalTax',
          'grossReceipts',
          'totalExpenses',
          'netProfit',
          'taxableIncome',
        ],
      });
      const bytes = async () => readFileSync(join(folder, file));
      return {
        name,
        layout: name,
        group: halfOf(name),
        medium: 'born-digital',
        mediaType: 'application/pdf',
        seed: 1,
        onePage: false,
        truth,
        bytes,
      };
    });
}
