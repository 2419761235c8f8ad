import { type DocumentCategory, documentKinds, type DocumentSubcategory } from '@groundwork/contracts';
import type { Drawn, Truth } from './form-drawing.ts';
import type { Part } from './people.ts';
import { drawBalanceSheet, drawCashFlow, drawMerchant, drawProfitLoss, drawProjections } from './reports.ts';
import { SeededRandom } from '../../seeded-random.ts';
import { type Item, type Sheet, widthOf } from './sheet.ts';
import { drawStatement } from './statement-layouts.ts';
import { aStatement, monthAfter, type StatementModel } from './statement-model.ts';
import { drawForm1040, drawForm1120, drawScheduleC, drawStateReturn } from './tax-forms.ts';

type Forgery = 'amount changed' | 'row inserted' | 'totals changed';

export interface MadeDocument {
  category: DocumentCategory;
  subcategory: DocumentSubcategory;
  sheet: Sheet;
  truth: readonly Truth[];
  changed: { page: number; item: Item; before: Item } | null;
}

export interface DocumentRequest {
  seed: number;
  part: Part;
  subcategory: DocumentSubcategory;
  forgery?: Forgery | undefined;
}

type Draw = (random: SeededRandom, request: DocumentRequest) => Drawn;

const drawnBy =
  (draw: (random: SeededRandom, part: Part, which: number) => Drawn): Draw =>
  (random, { part, seed }) =>
    draw(random, part, seed);

const statementOf =
  (kind: StatementModel['kind']): Draw =>
  (random, { part, seed, forgery }) => {
    const model = aStatement(random, part, kind);
    if (forgery === 'row inserted') insertRow(random, model);
    if (forgery === 'totals changed') changeTotals(random, model);
    return { sheet: drawStatement(model, part, seed, random), truth: statementTruth(model) };
  };

/** The index is part of the seed: append a new kind at the end. Other kinds are tested with texts. */
const documents: Partial<Record<DocumentSubcategory, Draw>> = {
  form_1040: drawnBy(drawForm1040),
  schedule_c: drawnBy(drawScheduleC),
  form_1120: drawnBy(drawForm1120),
  state_tax_return: drawnBy(drawStateReturn),
  business_checking: statementOf('business_checking'),
  business_savings: statementOf('business_savings'),
  personal_checking: statementOf('personal_checking'),
  merchant_account: drawnBy(drawMerchant),
  profit_loss: drawnBy(drawProfitLoss),
  balance_sheet: drawnBy(drawBalanceSheet),
  cash_flow: drawnBy(drawCashFlow),
  financial_projections: drawnBy(drawProjections),
};

export const subcategories = Object.keys(documents) as DocumentSubcategory[];

function insertRow(random: SeededRandom, model: StatementModel): void {
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

function changeTotals(random: SeededRandom, model: StatementModel): void {
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

/** Another first digit, or one digit more: a forger inflates an amount. */
function raiseAmount(random: SeededRandom, text: string): string {
  const first = text.search(/\d/);
  const digit = Number(text[first]);
  if (random.chance(0.5) && digit < 9) return replaceAt(text, first, String(random.whole(digit + 1, 9)));
  const groups = (/\d[\d,]*/.exec(text)?.[0] ?? '').replaceAll(',', '');
  const more = Number(`${random.whole(1, 9)}${groups}`).toLocaleString('en-US');
  return text.replace(/\d[\d,]*/, more);
}

const replaceAt = (text: string, at: number, by: string) => text.slice(0, at) + by + text.slice(at + 1);

/** The new amount ends where its column ends. */
function changeAmount(sheet: Sheet, random: SeededRandom): MadeDocument['changed'] {
  const places = sheet.pages.flatMap(({ items }, page) =>
    items.flatMap((item, at) =>
      amountText.test(item.text) && bigEnough(item.text) && item.x > 150 ? [{ page, at, item }] : [],
    ),
  );
  const { page, at, item } = random.one(places);
  const text = raiseAmount(random, item.text);
  const changed = { ...item, text, x: item.x + widthOf(item) - widthOf({ ...item, text }) };
  sheet.pages[page]?.items.splice(at, 1, changed);
  return { page, item: changed, before: item };
}

export function makeDocument(request: DocumentRequest): MadeDocument {
  const random = SeededRandom.spread(
    request.seed * 131 + (request.part === 'train' ? 0 : 65_537) + subcategories.indexOf(request.subcategory),
  );
  const draw = documents[request.subcategory];
  if (!draw) throw new Error(`No drawing of ${request.subcategory}`);
  const { sheet, truth } = draw(random, request);
  const changed = request.forgery === 'amount changed' ? changeAmount(sheet, random) : null;
  return {
    category: documentKinds[request.subcategory].category,
    subcategory: request.subcategory,
    sheet,
    truth,
    changed,
  };
}

/** Two consecutive statements of one account; a fabricated second one begins with too much money. */
export function makeConsecutiveStatements(
  seed: number,
  part: Part,
  fabricated: boolean,
): [MadeDocument, MadeDocument] {
  const random = SeededRandom.spread(seed * 17 + 3);
  const first = aStatement(random, part, 'business_checking');
  const second = monthAfter(
    random,
    fabricated ? { ...first, end: first.end + random.whole(200_000, 900_000) } : first,
  );
  const [one, other] = [first, second].map((model) => ({
    category: documentKinds.business_checking.category,
    subcategory: 'business_checking' as const,
    sheet: drawStatement(model, part, seed, random),
    truth: statementTruth(model),
    changed: null,
  }));
  if (!one || !other) throw new Error('Two statements');
  return [one, other];
}
