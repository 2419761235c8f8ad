import { describe, expect, it } from '@jest/globals';
import type { FigureView } from '@groundwork/contracts';
import { disputedFigure } from '../../gallery/sample-figures.ts';
import {
  figuresOfCriterion,
  figuresOfDocument,
  formatFigure,
  labelOfSource,
  nameOfSource,
  noteOfSource,
  noticeOf,
  pointsOf,
} from './figure-texts.ts';

const source = (id: string, kind: string, value: number): FigureView['sources'][number] => ({
  id,
  grade: 1,
  withheld: null,
  kind,
  value,
  period: { from: '2025-01-01', to: '2025-12-31' },
  holder: 'none',
  freshUntil: null,
  agrees: true,
});

const figure = (more: Partial<FigureView>): FigureView => ({
  field: 'averageBankBalance',
  label: 'Average bank balance',
  unit: 'money',
  version: 'a',
  value: 94_189,
  valueFrom: 'rows',
  status: 'file',
  sources: [source('rows', 'bank_file', 94_189.04)],
  outlier: null,
  question: null,
  settledOn: null,
  undoableUntil: null,
  points: null,
  usedBy: { criteria: [] },
  ...more,
});

describe('the notice of a figure', () => {
  it('names the source of a value that the owner did not type', () => {
    expect(noticeOf(figure({}))).toBe('Taken from your bank file: $94,189');
  });

  it.each<[FigureView['status'], string | null]>([
    ['said', null],
    ['confirmed', null],
    ['open', null],
    ['disputed', 'Your sources differ. Choose one.'],
    ['stale', 'Out of date'],
    ['other-name', 'In another name'],
  ])('of a typed value that is %s is %s', (status, text) => {
    expect(noticeOf(figure({ status, valueFrom: 'said' }))).toBe(text);
  });
});

it('writes a value as its field does', () => {
  expect(formatFigure('netProfitMargin', 12.5)).toBe('12.5%');
  expect(formatFigure('nsfIncidents', 3)).toBe('3');
  expect(formatFigure('overdraftHistory', true)).toBe('Yes');
  expect(formatFigure('averageBankBalance', null)).toBe('none');
});

it('names a document with its year', () => {
  expect(nameOfSource(source('return', 'schedule_c', 5))).toBe('Schedule C 2025');
  expect(nameOfSource(source('said', 'said', 5))).toBe('You said');
});

describe('the sources of a figure', () => {
  const [typed, paper] = disputedFigure.sources;

  it('have their page and what they are worth', () => {
    expect(labelOfSource(paper!)).toBe('Schedule C 2025, page 1');
    expect(noteOfSource(paper!)).toBe('On paper');
    expect(noteOfSource(typed!)).toBeNull();
  });

  it('have the reason why they prove nothing', () => {
    expect(noteOfSource({ ...paper!, grade: null, withheld: 'other-name' })).toBe('In another name');
    const note = 'Corrected by you. The document’s own lines add up to $891,302.';
    expect(noteOfSource({ ...paper!, grade: null, withheld: 'corrected', note })).toBe(note);
  });

  it('find their figures', () => {
    const figures = [disputedFigure, figure({})];
    const fieldsOf = (some: readonly FigureView[]) => some.map(({ field }) => field);
    expect(fieldsOf(figuresOfDocument(paper!.documentId!, figures))).toEqual(['annualRevenueCurrent']);
    expect(fieldsOf(figuresOfCriterion('BF3', figures))).toEqual(['annualRevenueCurrent']);
    expect(figuresOfCriterion('BF3', [{ ...disputedFigure, status: 'open' }])).toEqual([]);
  });
});

it('states the points of a figure that the score uses', () => {
  expect(pointsOf(disputedFigure)).toBe('Earns 30 of up to 60 points');
  expect(pointsOf(figure({}))).toBeNull();
});
