import { describe, expect, it } from '@jest/globals';
import type { DocumentView } from '@groundwork/contracts';
import { documents } from '../../../gallery/sample-documents.ts';
import { readingNote, listSummary } from './list-summary.ts';
import { queueRows } from './queue-row.ts';

const [sample] = documents as readonly [DocumentView];
const of = (change: Partial<DocumentView> = {}): DocumentView => ({ ...sample, ...change });
const waiting = queueRows([{ id: 1, file: new File(['x'], 'a.pdf'), step: { kind: 'waiting' } }], [], 0);
const classified = (subcategory: 'schedule_c') => ({
  ...sample.aiAnalysis,
  classification: { category: 'tax_documents', subcategory, certainty: 1 } as const,
});

describe('the sum of the list', () => {
  it('names what counts, what our team has, what runs and what needs the owner', () => {
    const review = of({ reviewRequired: true, fraudScore: 0.5 });
    const all = [
      ...[of(), of(), of({ status: 'verified' })],
      ...[review, review, review],
      of({ status: 'pending', fraudScore: null }),
      ...[of({ status: 'failed' }), of({ categoryOpen: true, reviewRequired: true })],
    ];
    expect(listSummary(all, waiting)).toBe('3 counted · 3 with our reviewers · 2 on the way · 2 need you');
  });

  it('leaves out what is nothing, but for what counts', () => {
    expect(listSummary([of({ status: 'rejected' })], [])).toBe('0 counted · 1 needs you');
    expect(listSummary([of()], [])).toBe('1 counted');
  });
});

describe('the note of a read document', () => {
  it('names what it is and where it counts', () => {
    const document = of({ aiAnalysis: classified('schedule_c') });
    expect(readingNote(document)).toBe('Read as Schedule C. It counts in Tax Documents.');
    expect(readingNote({ ...document, status: 'verified' })).toBe(
      'Read as Schedule C. It counts in Tax Documents.',
    );
  });

  it.each<Partial<DocumentView>>([
    { reviewRequired: true },
    { isSample: true, holder: { printed: 'Cedar Lane LLC', match: 'other', answer: null } },
  ])('leaves its credit to another note: %j', (change) => {
    const document = of({ aiAnalysis: classified('schedule_c'), ...change });
    expect(readingNote(document)).toBe('Read as Schedule C.');
  });

  it.each<Partial<DocumentView>>([
    { status: 'processing', fraudScore: null },
    { status: 'rejected' },
    { subcategory: null, aiAnalysis: { ...sample.aiAnalysis, classification: null } },
  ])('is missing for %j', (change) => {
    expect(readingNote(of({ aiAnalysis: classified('schedule_c'), ...change }))).toBeNull();
  });
});
