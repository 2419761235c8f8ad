import { describe, expect, it } from '@jest/globals';
import type { ExtractedFigure } from '@groundwork/contracts';
import { documents } from '../../../gallery/sample-documents.ts';
import { formatFigure, formatSignalValue, isUncertain, severityOf } from './finding-texts.ts';
import {
  betterPlace,
  canChange,
  isAnalyzed,
  canRetryInRow,
  formatPlace,
  isInCategory,
} from './owner-actions.ts';
import { stageTimes } from './stage-times.ts';

const [processed] = documents;

describe('the actions of an owner', () => {
  it('include moving and analyzing for each finished document that is not verified', () => {
    const changeable = documents.filter(canChange).map(({ status }) => status);
    expect(new Set(changeable)).toEqual(new Set(['processed', 'rejected', 'failed']));
  });

  it('include the findings of analyzed documents only', () => {
    const statuses = documents.filter(isAnalyzed).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set(['processed', 'verified']));
  });

  it('include a new analysis in the row of a rejected or failed document', () => {
    expect(documents.filter(canRetryInRow).map(({ status }) => status)).toEqual(['rejected', 'failed']);
  });

  it('offer the recognized category, unless the document is already there or verified', () => {
    const classification = {
      category: 'bank_statements',
      subcategory: 'merchant_account',
      certainty: 1,
    } as const;
    const misplaced = { ...processed!, aiAnalysis: { ...processed!.aiAnalysis, classification } };
    expect(betterPlace(misplaced)).toEqual({ category: 'bank_statements', subcategory: 'merchant_account' });
    expect(betterPlace({ ...misplaced, category: 'bank_statements' })).toBeNull();
    expect(betterPlace({ ...misplaced, status: 'verified' })).toBeNull();
    expect(betterPlace(processed!)).toBeNull();
    expect(formatPlace(betterPlace(misplaced)!)).toBe('Bank Statements, Merchant Account');
    expect(formatPlace({ category: 'tax_documents', subcategory: null })).toBe('Tax Documents');
  });

  it('name no category while it is provisional', () => {
    const place = { category: 'tax_documents', subcategory: null } as const;
    expect(formatPlace({ ...place, categoryOpen: true })).toBe('Category not known yet');
    expect(isInCategory({ ...place, categoryOpen: true }, 'tax_documents')).toBe(false);
    expect(isInCategory(place, 'tax_documents')).toBe(true);
    expect(isInCategory(place, 'bank_statements')).toBe(false);
  });
});

describe('a finding of a document', () => {
  const figure: ExtractedFigure = {
    name: 'totalIncome',
    label: 'Total income',
    value: 91_000.5,
    text: null,
    confidence: 0.59,
    page: 1,
  };

  it('shows an amount as money, a count as a number and a text as it is', () => {
    expect(formatFigure(figure)).toBe('$91,000.50');
    expect(formatFigure({ ...figure, name: 'nsfCount', value: 3 })).toBe('3');
    expect(formatFigure({ ...figure, value: null, text: 'First Bank' })).toBe('First Bank');
    expect(formatFigure({ ...figure, value: null })).toBe('–');
  });

  it('is uncertain below a confidence of 0.6', () => {
    expect([isUncertain(figure), isUncertain({ confidence: 0.6 })]).toEqual([true, false]);
  });

  it('has one of three severities', () => {
    expect([0.5, 0.49, 0.1, 0].map((severity) => severityOf({ severity }))).toEqual([
      { label: 'Serious', tone: 'bad' },
      { label: 'Look closer', tone: 'warn' },
      { label: 'Look closer', tone: 'warn' },
      { label: 'Note', tone: 'neutral' },
    ]);
  });

  it('shows the label of a category and any other value as it is', () => {
    expect([formatSignalValue('tax_documents'), formatSignalValue('1,200.00')]).toEqual([
      'Tax Documents',
      '1,200.00',
    ]);
  });
});

describe('the times of an analysis', () => {
  it('contain the time from the upload to each stage', () => {
    const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1) + seconds * 1000).toISOString();
    const stages = [
      { stage: 'received', at: at(0) },
      { stage: 'text', at: at(1.24) },
      { stage: 'figures', at: at(60) },
      { stage: 'done', at: at(125) },
    ] as const;
    const times = stageTimes({ stages: [...stages], progress: null });
    expect(times.map(({ label, after }) => [label, after])).toEqual([
      ['Received', '0.0 s'],
      ['Text', '1.2 s'],
      ['Figures', '1 min 0 s'],
      ['Done', '2 min 5 s'],
    ]);
    expect(stageTimes({ stages: [], progress: null })).toEqual([]);
  });
});
