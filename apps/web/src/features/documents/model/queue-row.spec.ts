import { describe, expect, it } from '@jest/globals';
import { documentId, type DocumentView } from '@groundwork/contracts';
import { documents } from '../../../gallery/sample-documents.ts';
import type { QueueStep } from './drop-queue.ts';
import { queueRows, queueSummary } from './queue-row.ts';

const now = 1_000_000;
const [sample] = documents as readonly [DocumentView];
const id = documentId.parse('0199f1c2-7c1a-7000-8000-0000000000aa');
const documentOf = (change: Partial<DocumentView>): DocumentView => ({ ...sample, id, ...change });
const entryOf = (step: QueueStep) => ({ id: 1, file: new File(['x'], 'a.pdf'), step });
const rowOf = (step: QueueStep, list: readonly DocumentView[] = []) =>
  queueRows([entryOf(step)], list, now)[0];
const sent = { kind: 'sent', documentId: id } as const;

describe('a file of the queue', () => {
  it.each([
    [{ kind: 'waiting' }, 'Waiting', null],
    [{ kind: 'sending', percent: 45 }, 'Sending, 45%', null],
    [{ kind: 'sending', percent: 100 }, 'Checking the file', null],
    [{ kind: 'offline' }, 'Waiting for the connection', 'We send it when you are online again.'],
    [{ kind: 'paused', until: now + 42_000 }, 'Waiting a moment', 'We send it again in 42 seconds.'],
    [{ kind: 'sent', documentId: null }, 'We already have this file', null],
    [sent, 'Being read', 'Waiting to be read'],
    [
      { kind: 'failed', reason: 'Too large', canRetry: false },
      'Too large',
      'Remove it, and choose another file.',
    ],
  ] satisfies [QueueStep, string, string | null][])('shows %j as “%s”', (step, title, text) => {
    expect(rowOf(step)).toMatchObject({ title, text });
  });

  it('follows its document', () => {
    const classification = { category: 'tax_documents', subcategory: 'schedule_c', certainty: 1 } as const;
    const aiAnalysis = { ...sample.aiAnalysis, classification };
    expect(rowOf(sent, [documentOf({ aiAnalysis })])).toMatchObject({
      ...{ tone: 'good', title: 'Read as Schedule C', text: 'It counts in Tax Documents.' },
    });
    expect(rowOf(sent, [documentOf({ aiAnalysis, reviewRequired: true, fraudScore: 0.5 })])).toMatchObject({
      tone: 'warn',
      text: 'A person will look at this document. It doesn’t count until we review it.',
    });
    expect(
      rowOf(sent, [documentOf({ status: 'rejected', statusReason: 'This form is blank' })]),
    ).toMatchObject({
      ...{
        tone: 'bad',
        title: 'This form is blank',
        text: 'Send another copy, or delete it.',
        canRetry: false,
      },
    });
    expect(rowOf(sent, [documentOf({ status: 'failed' })])).toMatchObject({ tone: 'bad', canRetry: true });
  });

  it('offers a choice of category for an unknown paper', () => {
    const unknown = documentOf({ categoryOpen: true, subcategory: null, reviewRequired: true });
    expect(rowOf(sent, [unknown])).toMatchObject({
      ...{ title: 'We don’t know this paper', text: 'Which category is it?', isOpen: true },
    });
  });
});

describe('the queue after a reload', () => {
  it('lists documents that are read or have no category, each once', () => {
    const pending = documentOf({ status: 'pending', fraudScore: null, originalName: 'pending.pdf' });
    const open = { ...documentOf({ categoryOpen: true }), id: documentId.parse(`${id.slice(0, -2)}bb`) };
    const read = { ...sample, originalName: 'read.pdf' };
    expect(queueRows([], [pending, open, read], now).map(({ name }) => name)).toEqual([
      'pending.pdf',
      sample.originalName,
    ]);
    expect(queueRows([entryOf(sent)], [pending], now)).toHaveLength(1);
  });

  it('sums up what counts, what runs and what needs the owner', () => {
    const rows = queueRows([entryOf({ kind: 'waiting' })], [documentOf({ categoryOpen: true })], now);
    expect(queueSummary(rows)).toBe('2 files: 0 counted, 1 on the way, 1 for you to look at');
  });
});
