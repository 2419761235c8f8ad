import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { PDFDocument, PDFTextField } from '@cantoo/pdf-lib';
import { sheetOf } from './corpus.ts';
import { examples } from './examples.ts';
import { blankForms, filledForms } from './forms.ts';
import { judgeFailure } from './judge.ts';
import { layouts } from './layouts/layouts.ts';
import { storedPapers } from './open-half.ts';
import { openPapers } from './open-papers.ts';
import { dollars, forgeries, halfOf, halves, type Truth } from './paper.ts';
import { otherDigit, randomOf } from './random.ts';

const seeds = [1, 2, 3];
const made = layouts.flatMap((layout) =>
  seeds.map((seed) => ({ layout, seed, ...sheetOf(layout, seed, null) })),
);
const cents = (amount: number) => Math.round(amount * 100);
const total = (amounts: readonly number[]) =>
  dollars(amounts.reduce((sum, amount) => sum + cents(amount), 0));
const statements = made.filter(({ truth }) => 'beginningBalance' in truth.figures);

const figureOf = ({ figures }: Truth, name: string) => figures[name] ?? NaN;

describe('the corpus of papers', () => {
  it('names each layout once', () => {
    expect(new Set(layouts.map(({ name }) => name)).size).toBe(layouts.length);
  });

  it('divides the layouts into an open and a locked half without overlap', () => {
    const sizes = halves.map((half) => layouts.filter(({ name }) => halfOf(name) === half).length);
    expect(sizes[0]).toBeGreaterThan(0);
    expect(sizes[1]).toBeGreaterThan(0);
    expect(total(sizes)).toBe(layouts.length);
  });

  it.each(layouts)('makes the same $name from the same seed and another from another seed', (layout) => {
    expect(sheetOf(layout, 1, null)).toEqual(sheetOf(layout, 1, null));
    expect(sheetOf(layout, 1, null).html).not.toBe(sheetOf(layout, 2, null).html);
  });

  it.each(statements)('adds up on $layout.name $seed', ({ truth }) => {
    const amounts = truth.rows.map(({ amount }) => amount);
    expect(amounts.length).toBeGreaterThan(0);
    expect(total(amounts.filter((amount) => amount > 0))).toBe(figureOf(truth, 'deposits'));
    expect(-total(amounts.filter((amount) => amount < 0))).toBe(figureOf(truth, 'withdrawals'));
    expect(total([figureOf(truth, 'beginningBalance'), ...amounts])).toBe(figureOf(truth, 'endingBalance'));
  });

  it.each(statements)('dates the rows of $layout.name $seed within its period', ({ truth }) => {
    for (const { day, page } of truth.rows) {
      expect(day >= (truth.period?.from ?? '') && day <= (truth.period?.to ?? '')).toBe(true);
      expect(page).toBeGreaterThan(0);
    }
  });

  it.each(layouts.filter(({ forgeable }) => forgeable))('changes one amount of a forged $name', (layout) => {
    for (const forgery of forgeries) {
      const { truth } = sheetOf(layout, 1, forgery);
      expect(truth.forged).not.toBeNull();
      expect(truth.forged?.printed).not.toBe(truth.forged?.real);
    }
    expect(sheetOf(layout, 1, null).truth.forged).toBeNull();
  });

  it('lists the fourteen examples', () => {
    expect(examples()).toHaveLength(14);
  });
});

describe('the stored words of the open half', () => {
  it('are those of the layouts', () => {
    const stored = storedPapers().map(({ name, html, truth }) => ({ name, html, truth }));
    // JSON has no -0.
    expect(JSON.parse(JSON.stringify(openPapers()))).toEqual(stored);
  });
});

async function textsOfFields(bytes: Buffer): Promise<string[]> {
  const fields = (await PDFDocument.load(bytes)).getForm().getFields();
  return fields.flatMap((field) => (field instanceof PDFTextField ? (field.getText() ?? []) : []));
}

const inCache = async (work: (folder: string) => Promise<void>) => {
  const folder = mkdtempSync(join(tmpdir(), 'papers-'));
  await work(folder).finally(() => rmSync(folder, { recursive: true }));
};

describe('the government forms', () => {
  it('contain each amount of their truth in their own fields, and none when flattened', () =>
    inCache(async (folder) => {
      for (const { truth, bytes, name } of filledForms(1, folder)) {
        const texts = await textsOfFields(await bytes());
        const amounts = Object.values(truth.figures).map((amount) => amount.toLocaleString('en-US'));
        if (name.includes('flattened')) expect(texts).toEqual([]);
        else expect(texts).toEqual(expect.arrayContaining(amounts));
      }
    }));

  it('leave a line without an amount empty', () =>
    inCache(async (folder) => {
      const form = filledForms(9, folder).findLast(({ truth }) => truth.empty.includes('estimatedPayments'));
      expect(form).toBeDefined();
      expect(await textsOfFields((await form?.bytes()) ?? Buffer.alloc(0))).not.toContain('0');
    }));

  it('state nothing while they are blank', () => {
    expect(blankForms().length).toBeGreaterThan(30);
    for (const { truth } of blankForms()) expect(truth.figures).toEqual({});
  });
});

describe('the judgment of a blank form', () => {
  const [blank] = blankForms();

  it('is right when the reading calls it blank, and wrong for any other failure', () => {
    if (blank === undefined) throw new Error('There is no blank form.');
    expect(judgeFailure(blank, 'This form is blank').counts).toMatchObject({ kinds: 1, failed: 0 });
    expect(judgeFailure(blank, 'Timed out').counts).toMatchObject({ kinds: 0, failed: 1 });
  });
});

describe('a changed digit', () => {
  it('differs from the old amount in one digit and has as many digits', () => {
    const random = randomOf('digits');
    for (const old of [1, 90, 12_345, 900_000, 1_234_567]) {
      const [a, b] = [String(old), String(otherDigit(old, random))];
      expect(b).toHaveLength(a.length);
      expect(a.split('').filter((digit, at) => digit !== b[at])).toHaveLength(1);
    }
  });
});
