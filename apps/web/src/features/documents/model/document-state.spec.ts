import { describe, expect, it } from '@jest/globals';
import type { AiAnalysis, DocumentView } from '@groundwork/contracts';
import {
  analysisSummary,
  earlierRejection,
  formatFraudRisk,
  ownerNote,
  reviewNote,
  statusBadge,
} from './document-state.ts';
import { canReanalyze, canRetryInRow } from './owner-actions.ts';

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

describe('the state of a document', () => {
  it('contains no risk and no good result before the analysis', () => {
    const waiting = document({ status: 'processing', fraudScore: null });
    expect(formatFraudRisk(waiting)).toBe('–');
    expect(analysisSummary(waiting)).toEqual({
      tone: 'waiting',
      sentence: 'Figures extracted',
      note: 'AI analysis typically takes 2-5 minutes.',
    });
  });

  it('contains the documents before it, and the time if it is known', () => {
    const received = { ...aiAnalysis, stage: 'received' } as const;
    const waiting = document({ status: 'pending', fraudScore: null, aiAnalysis: received });
    const sentenceOf = (wait: DocumentView['wait']) => analysisSummary({ ...waiting, wait }).sentence;
    expect(sentenceOf({ documents: 3, seconds: 60 })).toBe('3 documents before yours, about 1 minute');
    expect(sentenceOf({ documents: 1, seconds: 8 })).toBe('1 document before yours, about 8 seconds');
    expect(sentenceOf({ documents: 1, seconds: null })).toBe('1 document before yours');
    expect(sentenceOf(null)).toBe('Waiting to be read');
    expect(analysisSummary(waiting).sentence).toBe('Waiting to be read');
  });

  it('contains the number of the recognized page during recognition', () => {
    const reading = { ...aiAnalysis, stage: 'recognised', progress: { page: 2, pages: 5 } } as const;
    const waiting = document({ status: 'processing', fraudScore: null, aiAnalysis: reading });
    expect(analysisSummary(waiting).sentence).toBe('We’ve read page 2 of 5');
    const checking = { ...waiting, aiAnalysis: { ...reading, stage: 'checks' } } as const;
    expect(analysisSummary(checking).sentence).toBe('Running the checks');
    const later = { ...waiting, aiAnalysis: { ...reading, stage: 'a later stage' as never } };
    expect(analysisSummary(later).sentence).toBe('We’re reading your document');
  });

  it('is good below a fraud score of 0.1 and recommends a review from 0.1', () => {
    expect(analysisSummary(document({ fraudScore: 0.099 })).sentence).toBe('No fraud indicators detected');
    expect(analysisSummary(document({ fraudScore: 0.1 }))).toMatchObject({
      tone: 'warn',
      sentence: 'Manual review recommended',
    });
    expect(formatFraudRisk(document({ fraudScore: 0.1 }))).toBe('10%');
  });

  it('has no fraud risk for a document that was not checked', () => {
    const unclear = { ...aiAnalysis, confidence: 0.4 };
    expect(formatFraudRisk(document({ fraudScore: 0, aiAnalysis: unclear }))).toBe('–');
    expect(formatFraudRisk(document({ fraudScore: 0.8, aiAnalysis: unclear }))).toBe('80%');
    expect(formatFraudRisk(document({ fraudScore: 0 }))).toBe('0%');
  });

  it('is not good for a document of an unknown kind or with an uncertain reading', () => {
    const signal = {
      code: 'UNKNOWN_KIND',
      severity: 0,
      page: null,
      message: '',
      expected: null,
      actual: null,
    };
    const unknown = document({ aiAnalysis: { ...aiAnalysis, signals: [signal] } });
    const uncertain = document({ aiAnalysis: { ...aiAnalysis, confidence: 0.59 } });
    for (const unchecked of [unknown, uncertain]) {
      expect(analysisSummary(unchecked)).toMatchObject({
        tone: 'warn',
        sentence: 'Not recognized – we did not check it',
      });
      expect(analysisSummary({ ...unchecked, fraudScore: 0.4 }).sentence).toBe('Manual review recommended');
      expect(analysisSummary({ ...unchecked, status: 'verified' }).tone).toBe('good');
    }
    const certain = document({ aiAnalysis: { ...aiAnalysis, confidence: 0.6 } });
    expect(analysisSummary(certain).tone).toBe('good');
  });

  it('assumes a confidence of 85% if the analysis has none', () => {
    expect(analysisSummary(document({})).note).toBe('Confidence 85% that we read it right');
    const sure = document({ aiAnalysis: { ...aiAnalysis, confidence: 0.93 } });
    expect(analysisSummary(sure).note).toBe('Confidence 93% that we read it right');
  });

  it('contains the reason of a rejection for any fraud score', () => {
    const rejected = document({ status: 'rejected', statusReason: 'The file is encrypted.', fraudScore: 0 });
    expect(analysisSummary(rejected)).toEqual({
      tone: 'bad',
      sentence: 'The file is encrypted.',
      note: null,
    });
  });

  it.each([
    ['The analysis did not finish in 10 minutes.', 'The analysis did not finish in 10 minutes.'],
    [null, 'We couldn’t finish the analysis. Choose Analyze again.'],
  ])('contains the reason %j of a failure', (statusReason, sentence) => {
    const failed = document({ status: 'failed', statusReason, fraudScore: 0 });
    expect(analysisSummary(failed)).toEqual({ tone: 'bad', sentence, note: null });
  });

  it('contains an earlier rejection until the document is verified', () => {
    const reviewerRejection = { reason: 'Page 2 is missing.', at: '2026-11-03T12:00:00.000Z' };
    const note = 'On Nov 3, 2026, a reviewer rejected this document and wrote: “Page 2 is missing.”';
    expect(earlierRejection(document({ reviewerRejection }))).toBe(note);
    expect(earlierRejection(document({ reviewerRejection, status: 'verified' }))).toBeNull();
    expect(earlierRejection(document({}))).toBeNull();
  });

  it('states how often a rejected document can be analyzed again, and the next step afterwards', () => {
    const rejection = { reason: 'Page 2 is missing.', at: '2026-11-03T12:00:00.000Z' };
    const rejected = (triesLeft?: number) =>
      document({
        status: 'rejected',
        reviewerRejection: { ...rejection, ...(triesLeft !== undefined && { triesLeft }) },
      });
    expect(ownerNote(rejected(1))).toBe(
      'You can have it analyzed 1 more time. Then a reviewer looks at it again. It doesn’t count until then.',
    );
    expect(ownerNote(rejected(0))).toBe('We analyzed it again as often as we can. Upload a better copy.');
    expect(ownerNote(rejected())).toBeNull();
    expect(ownerNote(document({ status: 'rejected' }))).toBeNull();
    expect(reviewNote(rejected(1))).toBeNull();
    expect([0, 1].map((tries) => canReanalyze(rejected(tries)))).toEqual([false, true]);
    expect([0, 1].map((tries) => canRetryInRow(rejected(tries)))).toEqual([false, true]);
    expect(canRetryInRow(document({ status: 'rejected' }))).toBe(true);
  });

  it('has a label and a color for each of the four statuses, and a neutral one for others', () => {
    expect((['pending', 'processed', 'verified', 'rejected'] as const).map(statusBadge)).toEqual([
      { label: 'Pending', tone: 'warn' },
      { label: 'Processed', tone: 'info' },
      { label: 'Verified', tone: 'good' },
      { label: 'Rejected', tone: 'bad' },
    ]);
    expect((['processing', 'failed'] as const).map(statusBadge)).toEqual([
      { label: 'Processing', tone: 'neutral' },
      { label: 'Failed', tone: 'neutral' },
    ]);
    expect(statusBadge('archived')).toEqual({ label: 'archived', tone: 'neutral' });
  });

  it('states how much a document counts until its review', () => {
    const message = 'We couldn’t tell what kind of document this is.';
    const signal = { code: 'UNKNOWN_KIND', severity: 0, page: null, message, expected: null, actual: null };
    const unknown = document({ reviewRequired: true, aiAnalysis: { ...aiAnalysis, signals: [signal] } });
    expect(reviewNote(unknown)).toBe(`${message} It doesn’t count until we review it.`);
    expect(reviewNote({ ...unknown, categoryOpen: true })).toBe(
      'Choose its category. Then a person looks at it.',
    );
    expect(reviewNote(document({ reviewRequired: true }))).toMatch(/Until then it gives half its points/);
    const edited = { ...signal, code: 'RUNNING_BALANCE', severity: 0.7 };
    const suspicious = { reviewRequired: true, aiAnalysis: { ...aiAnalysis, signals: [edited] } };
    expect(reviewNote(document({ ...suspicious, fraudScore: 0.29 }))).toMatch(
      /Until then it gives half its points/,
    );
    expect(reviewNote(document({ ...suspicious, fraudScore: 0.3 }))).toMatch(
      /doesn’t count until we review it/,
    );
    const reviewerRejection = { reason: 'Page 2 is missing.', at: '2026-11-03T12:00:00.000Z' };
    const rejected = document({ reviewRequired: true, reviewerRejection });
    expect(reviewNote(rejected)).toBe(
      'On Nov 3, 2026, a reviewer rejected this document and wrote: “Page 2 is missing.” A reviewer looks at it again. It doesn’t count until then.',
    );
    const noteOfSheet = { code: 'SPREADSHEET', severity: 0, page: null, expected: null, actual: null };
    const sheet = document({
      reviewRequired: true,
      aiAnalysis: { ...aiAnalysis, confidence: 0.9, signals: [{ ...noteOfSheet, message: 'Edited?' }] },
    });
    expect(reviewNote(sheet)).toBe('Edited?');
    expect(reviewNote({ ...sheet, fraudScore: 0.1 })).toMatch(/half its points/);
    const misplaced = { ...signal, code: 'CATEGORY_MISMATCH', message: 'A bank statement?' };
    const both = { ...sheet.aiAnalysis, signals: [...sheet.aiAnalysis.signals, misplaced] };
    expect(reviewNote({ ...sheet, aiAnalysis: both })).toBe(
      'A bank statement? It doesn’t count until we review it.',
    );
    expect(reviewNote(document({ reviewRequired: false }))).toBeNull();
    expect(reviewNote({ ...unknown, status: 'verified' })).toBeNull();
  });
});
