import { describe, expect, it } from '@jest/globals';
import type { UserId } from '@groundwork/contracts';
import { fraudScoreOf } from '@groundwork/engine-documents';
import { correctionOf, readDocument, signalOf } from '../../testing/sample-document.ts';
import type { DocumentRow, StoredCorrection } from './document.model.ts';
import {
  classificationOf,
  questionsOf,
  signalId,
  valuesInForce,
  withoutOwnerCorrections,
} from './values-in-force.rules.ts';

const rowWith = (...corrections: Partial<StoredCorrection>[]): DocumentRow => ({
  ...readDocument,
  corrections: corrections.map((each) => correctionOf(each)),
});
const figureIn = (row: DocumentRow, name: string) =>
  valuesInForce(row).extracted.find((figure) => figure.name === name);
const toSavings = { what: 'kind', name: 'kind', value: 'bank_statements/business_savings' } as const;
const [tampered, edge, sum] = readDocument.signals;

describe('the id of a finding', () => {
  it('has its code, its page and both values, at most 500 characters', () => {
    expect(readDocument.signals.map(signalId)).toEqual([
      'TAMPERED|1||',
      'EDGE|2||',
      'SUM|3|250|240',
      'UNKNOWN_KIND|||',
    ]);
    expect(signalId({ ...signalOf('SUM'), actual: 'x'.repeat(600) })).toHaveLength(500);
  });
});

describe('a figure in force', () => {
  const read = readDocument.extracted[0];

  it('is the one that was read without a correction that counts', () => {
    expect(valuesInForce(readDocument)).toBe(readDocument);
    const waiting = rowWith({ state: 'waits' }, { state: 'rejected' }, { state: 'undone' });
    expect(valuesInForce(waiting)).toBe(waiting);
    expect(figureIn(rowWith({ name: 'holder', value: 'Bo' }), 'grossReceipts')).toEqual(read);
  });

  it('is the last correction that counts, beside what was read', () => {
    const row = rowWith({ value: 610 }, { value: 620 }, { value: 630, state: 'waits' });
    expect(figureIn(row, 'grossReceipts')).toEqual({
      ...read,
      value: 620,
      text: null,
      read: { value: 580, text: null },
    });
    expect(figureIn(rowWith({ name: 'holder', value: 'Bo' }), 'holder')).toMatchObject({
      value: null,
      text: 'Bo',
      read: { value: null, text: 'Jo' },
    });
  });

  it('is not corrected by the same value', () => {
    expect(figureIn(rowWith({ value: 580 }), 'grossReceipts')).toEqual(read);
    expect(figureIn(rowWith({ name: 'holder', value: 'Jo' }), 'holder')).not.toHaveProperty('read');
    const withText = { ...read!, text: '$580' };
    const row = { ...rowWith({ value: 580 }), extracted: [withText] };
    expect(figureIn(row, 'grossReceipts')).toEqual(withText);
  });

  it('is not the word about a finding or a kind with the same name', () => {
    const row = rowWith({ what: 'signal', value: 'right' }, { ...toSavings, name: 'grossReceipts' });
    expect(figureIn(row, 'grossReceipts')).toEqual(read);
  });

  it('can be one that nothing read', () => {
    expect(figureIn(rowWith({ name: 'netProfit', page: 3, value: 91 }), 'netProfit')).toEqual({
      name: 'netProfit',
      label: 'Net profit',
      value: 91,
      text: null,
      confidence: 0,
      page: 3,
      box: null,
      read: null,
    });
    expect(figureIn(rowWith({ name: 'netProfit', page: null, value: 91 }), 'netProfit')?.page).toBe(1);
    expect(valuesInForce(rowWith({ value: 610 })).extracted).toHaveLength(3);
  });

  it('belongs to the kind that was read, else to the chosen one', () => {
    const bank = { name: 'bank', value: 'North' };
    expect(figureIn(rowWith(bank), 'bank')).toBeUndefined();
    expect(figureIn(rowWith(bank, toSavings), 'bank')).toMatchObject({ text: 'North' });
    const unread = { ...rowWith(bank), classification: null, subcategory: 'business_checking' as const };
    expect(figureIn(unread, 'bank')).toMatchObject({ text: 'North' });
  });
});

describe('the kind in force', () => {
  it('is the last correction of the kind that counts, else the one that was read', () => {
    expect(classificationOf(readDocument)).toEqual(readDocument.classification);
    expect(classificationOf(rowWith({}, { ...toSavings, state: 'waits' }))).toEqual(
      readDocument.classification,
    );
    const toReport = { ...toSavings, value: 'financial_reports/profit_loss' };
    expect(classificationOf(rowWith(toReport, toSavings, {}))).toEqual({
      category: 'bank_statements',
      subcategory: 'business_savings',
      certainty: 1,
    });
  });
});

describe('the findings in force', () => {
  const signalsWith = (...corrections: Partial<StoredCorrection>[]) =>
    valuesInForce(rowWith(...corrections)).signals;

  it('lack those that a person called wrong', () => {
    const wrong = { what: 'signal', name: 'TAMPERED|1||' } as const;
    expect(signalsWith(wrong)).toEqual([edge, sum, signalOf('UNKNOWN_KIND')]);
    expect(signalsWith(wrong, {})).toEqual([edge, sum, signalOf('UNKNOWN_KIND')]);
    expect(signalsWith({ ...wrong, state: 'waits' }, {})).toEqual(readDocument.signals);
    expect(signalsWith({ ...wrong, what: 'figure' })).toEqual(readDocument.signals);
    expect(signalsWith({ ...wrong, name: 'TAMPERED|2||' })).toEqual(readDocument.signals);
  });

  it('give the document another fraud score', () => {
    expect(valuesInForce(rowWith({})).fraudScore).toBe(0.4);
    const calm = valuesInForce(rowWith({ what: 'signal', name: 'TAMPERED|1||' }));
    expect(calm.fraudScore).toBe(fraudScoreOf(calm.signals));
    expect(calm.fraudScore).toBe(0.1);
  });

  it('name the category again after a correction of the kind', () => {
    const codes = signalsWith(toSavings).map(({ code }) => code);
    expect(codes).toEqual(['CATEGORY_MISMATCH', 'TAMPERED', 'EDGE', 'SUM']);
    const mismatch = { ...signalOf('CATEGORY_MISMATCH'), severity: 0.2 };
    const moved = { ...rowWith(toSavings), category: 'bank_statements' as const };
    expect(valuesInForce({ ...moved, signals: [mismatch, ...readDocument.signals] }).signals).toEqual([
      tampered,
      edge,
      sum,
    ]);
  });
});

describe('the document without the corrections of its owner', () => {
  it('has those of a reviewer, and those that a reviewer confirmed', () => {
    const row = rowWith(
      { id: 'own' },
      { id: 'confirmed', decidedBy: 'a reviewer' as UserId },
      { id: 'reviewer', by: 'reviewer' },
    );
    const { corrections, ...rest } = withoutOwnerCorrections(row);
    expect(corrections.map(({ id }) => id)).toEqual(['confirmed', 'reviewer']);
    expect({ ...rest, corrections: [] }).toEqual(readDocument);
  });
});

describe('the questions to the owner', () => {
  const unsure = readDocument.extracted.map((figure, place) => ({
    ...figure,
    confidence: [0.89, 0.9, 0.5][place] ?? 1,
  }));
  const questionsWith = (...corrections: Partial<StoredCorrection>[]) =>
    questionsOf({ ...rowWith(...corrections), extracted: unsure }).map(({ what, name }) => `${what} ${name}`);
  const all = ['figure grossReceipts', 'figure taxYear', 'signal SUM|3|250|240'];

  it('name unsure figures and small findings with their page', () => {
    expect(questionsOf({ ...readDocument, extracted: unsure })).toEqual([
      {
        what: 'figure',
        name: 'grossReceipts',
        page: 2,
        candidates: [{ value: readDocument.extracted[0]?.value, page: 2, box: null }],
      },
      { what: 'figure', name: 'taxYear', page: 3 },
      { what: 'signal', name: 'SUM|3|250|240', page: 3 },
    ]);
  });

  it('end for each amount of a sum that a correction of one of them makes add up', () => {
    const grounds = { recognition: 1, sum: 'fails' as const, rivals: 0 };
    const amounts = { beginningBalance: 500, deposits: 900, withdrawals: 400, endingBalance: 1010 };
    const extracted = Object.entries(amounts).map(([name, value]) => ({
      ...{ name, label: name, value, text: null, confidence: 0.89, page: 1, grounds },
    }));
    const classification = {
      category: 'bank_statements',
      subcategory: 'business_checking',
      certainty: 1,
    } as const;
    const namesWith = (...corrections: Partial<StoredCorrection>[]) =>
      questionsOf({ ...rowWith(...corrections), extracted, classification, signals: [] }).map(
        ({ name }) => name,
      );
    expect(namesWith()).toEqual(Object.keys(amounts));
    expect(namesWith({ name: 'endingBalance', value: 1000 })).toEqual([]);
    expect(namesWith({ name: 'endingBalance', value: 1005 })).toEqual(Object.keys(amounts).slice(0, 3));
    expect(namesWith({ name: 'endingBalance', value: 1000, state: 'waits' })).toHaveLength(3);
  });

  it('have both candidates of an amount', () => {
    const other = { value: 250, page: 3, box: { x: 0.1, y: 0.2, width: 0.3, height: 0.4 } };
    const extracted = unsure.map((figure) =>
      figure.name === 'grossReceipts' ? { ...figure, other } : figure,
    );
    const [first] = questionsOf({ ...readDocument, extracted });
    expect(first?.candidates?.[1]).toEqual(other);
  });

  it('end with an answer that counts or waits', () => {
    expect(questionsWith({ state: 'counts' })).toEqual(all.slice(1));
    expect(questionsWith({ state: 'waits' })).toEqual(all.slice(1));
    expect(questionsWith({ what: 'taxYear', name: 'taxYear' })).toEqual([all[0], all[2]]);
    expect(questionsWith({ what: 'signal', name: 'SUM|3|250|240' })).toEqual(all.slice(0, 2));
  });

  it('stay with an answer that ended, or about something else of the same name', () => {
    expect(questionsWith({ state: 'rejected' }, { state: 'undone' }, { name: 'holder' })).toEqual(all);
    expect(questionsWith({ what: 'signal' }, { name: 'SUM|3|250|240' })).toEqual(all);
  });

  it('are for a processed document only', () => {
    expect(questionsOf({ ...readDocument, extracted: unsure, status: 'verified' })).toEqual([]);
  });
});
