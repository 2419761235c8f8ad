import type { DocumentCategory, DocumentSubcategory } from '@groundwork/contracts';
import type { Drawn, Truth } from './form-drawing.ts';
import type { Part } from './people.ts';
import { drawBalanceSheet, drawCashFlow, drawMerchant, drawProfitLoss, drawProjections } from './reports.ts';
import { type Seeded, seeded } from './seeded.ts';
import { type Item, type Sheet, widthOf } from './sheet.ts';
import { drawStatement } from './statement-layouts.ts';
import { aStatement, monthAfter, type StatementModel } from './statement-model.ts';
import { drawForm1040, drawForm1120, drawScheduleC, drawStateReturn } from './tax-forms.ts';

/** What was done to a paper before it was handed in. */
type Forgery = 'amount changed' | 'row inserted' | 'totals changed';

export interface MadeDocument {
  category: DocumentCategory;
  subcategory: DocumentSubcategory;
  sheet: Sheet;
  truth: readonly Truth[];
  /** Of a changed amount: where it stands and what stood there. */
  changed: { page: number; item: Item; before: Item } | null;
}

export interface Wanted {
  seed: number;
  part: Part;
  subcategory: DocumentSubcategory;
  forgery?: Forgery | undefined;
}

const others: Partial<Record<DocumentSubcategory, (random: Seeded, part: Part, which: number) => Drawn>> = {
  form_1040: drawForm1040,
  schedule_c: drawScheduleC,
  form_1120: drawForm1120,
  state_tax_return: drawStateReturn,
  merchant_account: drawMerchant,
  profit_loss: drawProfitLoss,
  balance_sheet: drawBalanceSheet,
  cash_flow: drawCashFlow,
  financial_projections: drawProjections,
};

const categories: Record<DocumentSubcategory, DocumentCategory> = {
  form_1040: 'tax_documents',
  schedule_c: 'tax_documents',
  form_1120: 'tax_documents',
  state_tax_return: 'tax_documents',
  business_checking: 'bank_statements',
  business_savings: 'bank_statements',
  personal_checking: 'bank_statements',
  merchant_account: 'bank_statements',
  profit_loss: 'financial_reports',
  balance_sheet: 'financial_reports',
  cash_flow: 'financial_reports',
  financial_projections: 'financial_reports',
};

export const subcategories = Object.keys(categories) as DocumentSubcategory[];

const isStatement = (kind: DocumentSubcategory): kind is StatementModel['kind'] =>
  kind === 'business_checking' || kind === 'business_savings' || kind === 'personal_checking';

function insertRow(random: Seeded, model: StatementModel): void {
  const at = random.whole(1, model.rows.length - 1);
  const before = model.rows[at - 1];
  if (!before) return;
  const moved = random.whole(200_000, 1_500_000);
  model.rows.splice(at, 0, {
    day: before.day,
    text: 'Customer payment',
    moved,
    balance: before.balance + moved,
  });
}

function changeTotals(random: Seeded, model: StatementModel): void {
  const more = random.whole(300_000, 2_500_000);
  model.deposits += more;
  model.end += more;
}

const dollarsOf = (value: number) => value / 100;

function statementTruth(model: StatementModel): Truth[] {
  return [
    { name: 'beginningBalance', value: dollarsOf(model.begin) },
    { name: 'endingBalance', value: dollarsOf(model.end) },
    { name: 'deposits', value: dollarsOf(model.deposits) },
    { name: 'withdrawals', value: dollarsOf(model.withdrawals) },
  ];
}

const amountText = /^-?\(?\$?\d{1,3}(?:,\d{3})*(?:\.\d{2})?\.?\)?-?$/;
const bigEnough = (text: string) => text.replace(/\D/g, '').length >= 3 && !/^20\d\d$/.test(text);

/** Another first digit, or one digit more: what somebody who needs a loan does. */
function raised(random: Seeded, text: string): string {
  const first = text.search(/\d/);
  const digit = Number(text[first]);
  if (random.chance(0.5) && digit < 9) return replaceAt(text, first, String(random.whole(digit + 1, 9)));
  const groups = (/\d[\d,]*/.exec(text)?.[0] ?? '').replaceAll(',', '');
  const more = Number(`${random.whole(1, 9)}${groups}`).toLocaleString('en-US');
  return text.replace(/\d[\d,]*/, more);
}

const replaceAt = (text: string, at: number, by: string) => text.slice(0, at) + by + text.slice(at + 1);

/** One amount of the paper is another; it still ends where its column ends. */
function changeAmount(sheet: Sheet, random: Seeded): MadeDocument['changed'] {
  const places = sheet.pages.flatMap(({ items }, page) =>
    items.flatMap((item, at) =>
      amountText.test(item.text) && bigEnough(item.text) && item.x > 150 ? [{ page, at, item }] : [],
    ),
  );
  const { page, at, item } = random.pick(places);
  const text = raised(random, item.text);
  const changed = { ...item, text, x: item.x + widthOf(item) - widthOf({ ...item, text }) };
  sheet.pages[page]?.items.splice(at, 1, changed);
  return { page, item: changed, before: item };
}

function drawn({ part, subcategory, forgery, seed }: Wanted, random: Seeded): Drawn {
  const draw = others[subcategory];
  if (draw) return draw(random, part, seed);
  if (!isStatement(subcategory)) throw new Error(`Nobody draws ${subcategory}`);
  const model = aStatement(random, part, subcategory);
  if (forgery === 'row inserted') insertRow(random, model);
  if (forgery === 'totals changed') changeTotals(random, model);
  return { sheet: drawStatement(model, part, seed, random), truth: statementTruth(model) };
}

/** A paper of the wanted kind: the same for the same seed. */
export function makeDocument(wanted: Wanted): MadeDocument {
  const random = seeded(
    wanted.seed * 131 + (wanted.part === 'train' ? 0 : 65_537) + subcategories.indexOf(wanted.subcategory),
  );
  const { sheet, truth } = drawn(wanted, random);
  const changed = wanted.forgery === 'amount changed' ? changeAmount(sheet, random) : null;
  return { category: categories[wanted.subcategory], subcategory: wanted.subcategory, sheet, truth, changed };
}

/** Two statements of one account that follow each other; the second may begin with money that was never there. */
export function makeNeighbours(seed: number, part: Part, fabricated: boolean): [MadeDocument, MadeDocument] {
  const random = seeded(seed * 17 + 3);
  const first = aStatement(random, part, 'business_checking');
  const second = monthAfter(
    random,
    fabricated ? { ...first, end: first.end + random.whole(200_000, 900_000) } : first,
  );
  const [one, other] = [first, second].map((model) => ({
    category: categories.business_checking,
    subcategory: 'business_checking' as const,
    sheet: drawStatement(model, part, seed, random),
    truth: statementTruth(model),
    changed: null,
  }));
  if (!one || !other) throw new Error('Two statements');
  return [one, other];
}
