import { describe, expect, it } from '@jest/globals';
import type { AiAnalysis, DocumentView } from '@groundwork/contracts';
import { analysisWords, fraudRisk, progressOf, reviewWords, statusWord } from './document-words.ts';

const aiAnalysis: AiAnalysis = {
  confidence: null,
  stage: 'figures',
  progress: null,
  pages: null,
  previews: 0,
  stages: [],
  classification: null,
  extracted: [],
  signals: [],
  mismatches: [],
};

const document = (over: Partial<DocumentView>): DocumentView => ({
  id: 'd1' as DocumentView['id'],
  originalName: 'return.pdf',
  fileSize: 1,
  createdAt: '2026-11-01T00:00:00.000Z',
  category: 'tax_documents',
  subcategory: null,
  status: 'processed',
  statusReason: null,
  reviewRequired: false,
  fraudScore: 0.02,
  aiAnalysis,
  ...over,
});

describe('the words of the document centre', () => {
  it('counts processed and verified documents, up to three, and everything uploaded', () => {
    const tax = (...statuses: DocumentView['status'][]) =>
      progressOf(statuses.map((status) => document({ status })))[0];
    expect(tax('processed', 'verified', 'pending', 'processing', 'rejected', 'failed')).toEqual({
      category: 'tax_documents',
      done: 2,
      uploaded: 6,
    });
    expect(tax('processed', 'verified', 'processed', 'verified')?.done).toBe(3);
    expect(progressOf([])).toEqual([
      { category: 'tax_documents', done: 0, uploaded: 0 },
      { category: 'bank_statements', done: 0, uploaded: 0 },
      { category: 'financial_reports', done: 0, uploaded: 0 },
    ]);
  });

  it('shows no risk and no all-clear before the analysis', () => {
    const waiting = document({ status: 'processing', fraudScore: null });
    expect(fraudRisk(waiting)).toBe('–');
    expect(analysisWords(waiting)).toEqual({
      tone: 'waiting',
      sentence: 'Figures extracted',
      note: 'AI analysis typically takes 2-5 minutes.',
    });
  });

  it('counts the pages while they are recognised one by one', () => {
    const reading = { ...aiAnalysis, stage: 'recognised', progress: { page: 2, pages: 5 } } as const;
    const waiting = document({ status: 'processing', fraudScore: null, aiAnalysis: reading });
    expect(analysisWords(waiting).sentence).toBe('Recognised page 2 of 5');
  });

  it('clears a document below a fraud score of 0.1 and asks for a review from there on', () => {
    expect(analysisWords(document({ fraudScore: 0.099 })).sentence).toBe('No fraud indicators detected');
    expect(analysisWords(document({ fraudScore: 0.1 })).sentence).toBe('Manual review recommended');
    expect(fraudRisk(document({ fraudScore: 0.1 }))).toBe('10%');
  });

  it('assumes a confidence of 85% only where an analysed document carries none', () => {
    expect(analysisWords(document({})).note).toBe('Confidence 85%');
    const sure = document({ aiAnalysis: { ...aiAnalysis, confidence: 0.93 } });
    expect(analysisWords(sure).note).toBe('Confidence 93%');
  });

  it('gives the reason of a rejection, whatever the fraud score says', () => {
    const rejected = document({ status: 'rejected', statusReason: 'The file is encrypted.', fraudScore: 0 });
    expect(analysisWords(rejected)).toEqual({ tone: 'bad', sentence: 'The file is encrypted.', note: null });
  });

  it('gives each of the four statuses a word and a colour, and any other one none', () => {
    expect((['pending', 'processed', 'verified', 'rejected'] as const).map(statusWord)).toEqual([
      { word: 'Pending', tone: 'warn' },
      { word: 'Processed', tone: 'info' },
      { word: 'Verified', tone: 'good' },
      { word: 'Rejected', tone: 'bad' },
    ]);
    expect((['processing', 'failed'] as const).map(statusWord)).toEqual([
      { word: 'Processing', tone: 'neutral' },
      { word: 'Failed', tone: 'neutral' },
    ]);
    expect(statusWord('archived')).toEqual({ word: 'archived', tone: 'neutral' });
  });

  it('says why a processed document waits for a review, and what it counts until then', () => {
    const message = 'We couldn’t tell what kind of document this is.';
    const signal = { code: 'UNKNOWN_KIND', severity: 0, page: null, message, expected: null, actual: null };
    const unknown = document({ reviewRequired: true, aiAnalysis: { ...aiAnalysis, signals: [signal] } });
    expect(reviewWords(unknown)).toBe(`${message} It does not count until reviewed.`);
    expect(reviewWords(document({ reviewRequired: true }))).toMatch(/counts half until reviewed/);
    const edited = { ...signal, code: 'RUNNING_BALANCE', severity: 0.7 };
    const suspicious = { reviewRequired: true, aiAnalysis: { ...aiAnalysis, signals: [edited] } };
    expect(reviewWords(document({ ...suspicious, fraudScore: 0.29 }))).toMatch(/counts half until reviewed/);
    expect(reviewWords(document({ ...suspicious, fraudScore: 0.3 }))).toMatch(
      /does not count until reviewed/,
    );
    expect(reviewWords(document({ reviewRequired: false }))).toBeNull();
    expect(reviewWords({ ...unknown, status: 'verified' })).toBeNull();
  });
});
