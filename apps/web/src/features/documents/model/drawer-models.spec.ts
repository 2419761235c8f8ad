import { describe, expect, it } from '@jest/globals';
import { emptyProfile, type ExtractedFigure } from '@groundwork/contracts';
import { documents } from '../../../gallery/sample-documents.ts';
import { figureWords, isUnsure, saidInSignal, weightOf } from './finding-words.ts';
import { betterPlace, canChange, isAnalysed, offersAnotherTry, placeWords } from './owner-actions.ts';
import { differenceWords, openDifferences } from './profile-differences.ts';
import { stageTimes } from './stage-times.ts';

const [processed] = documents;
const profile = { ...emptyProfile(), completion: 0 };

describe('what an owner can do with a document', () => {
  it('moves and analyses again what has an end but the verified one', () => {
    const changeable = documents.filter(canChange).map(({ status }) => status);
    expect(new Set(changeable)).toEqual(new Set(['processed', 'rejected', 'failed']));
  });

  it('tells findings only of what was analysed', () => {
    const told = documents.filter(isAnalysed).map(({ status }) => status);
    expect(new Set(told)).toEqual(new Set(['processed', 'verified']));
  });

  it('offers another try in the row where there is no result', () => {
    expect(documents.filter(offersAnotherTry).map(({ status }) => status)).toEqual(['rejected', 'failed']);
  });

  it('offers the place a document belongs to by its looks, and none where it stands already', () => {
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
    expect(placeWords(betterPlace(misplaced)!)).toBe('Bank Statements, Merchant Account');
    expect(placeWords({ category: 'tax_documents', subcategory: null })).toBe('Tax Documents');
  });
});

describe('what was found in a document', () => {
  const figure: ExtractedFigure = {
    name: 'totalIncome',
    label: 'Total income',
    value: 91_000.5,
    text: null,
    confidence: 0.59,
    page: 1,
  };

  it('writes an amount as money, a count as a number and a word as it was read', () => {
    expect(figureWords(figure)).toBe('$91,000.50');
    expect(figureWords({ ...figure, name: 'nsfCount', value: 3 })).toBe('3');
    expect(figureWords({ ...figure, value: null, text: 'First Bank' })).toBe('First Bank');
    expect(figureWords({ ...figure, value: null })).toBe('–');
  });

  it('marks a figure it is not sure of', () => {
    expect([isUnsure(figure), isUnsure({ confidence: 0.6 })]).toEqual([true, false]);
  });

  it('tells a serious signal from one to look at and from a note', () => {
    expect([0.5, 0.1, 0].map((severity) => weightOf({ severity }).word)).toEqual([
      'Serious',
      'Look closer',
      'Note',
    ]);
  });

  it('calls a category by its name, and repeats anything else', () => {
    expect([saidInSignal('tax_documents'), saidInSignal('1,200.00')]).toEqual(['Tax Documents', '1,200.00']);
  });
});

describe('differences from the profile', () => {
  const mismatches = [
    { field: 'annualPersonalIncome', profile: '0', document: '91000' },
    { field: 'noSuchField', profile: '0', document: '5' },
  ];

  it('stand until the profile says the same, whatever it said when the document was read', () => {
    expect(openDifferences(mismatches, profile)).toEqual([
      { field: 'annualPersonalIncome', label: 'Annual personal income', stated: 0, read: 91_000 },
    ]);
    expect(openDifferences(mismatches, { ...profile, annualPersonalIncome: 91_000 })).toEqual([]);
  });

  it('are told as money, but for what is counted', () => {
    expect(differenceWords({ field: 'annualPersonalIncome' }, 91_000)).toBe('$91,000');
    expect(differenceWords({ field: 'nsfIncidents' }, 2)).toBe('2');
  });
});

describe('the times of an analysis', () => {
  it('says how long after its arrival a document came through each stage', () => {
    const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1) + seconds * 1000).toISOString();
    const stages = [
      { stage: 'received', at: at(0) },
      { stage: 'text', at: at(1.24) },
      { stage: 'done', at: at(125) },
    ] as const;
    const times = stageTimes({ stages: [...stages], progress: null });
    expect(times.map(({ label, after }) => [label, after])).toEqual([
      ['Received', '0.0 s'],
      ['Text', '1.2 s'],
      ['Done', '2 min 5 s'],
    ]);
    expect(stageTimes({ stages: [], progress: null })).toEqual([]);
  });
});
