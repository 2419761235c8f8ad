import { describe, expect, it } from '@jest/globals';
import { documentId, type DocumentView } from '@groundwork/contracts';
import { formatMoment } from '#shared/formatting/format.ts';
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
    [{ kind: 'waiting' }, 'waiting', 'Waiting', null],
    [{ kind: 'sending', percent: 45 }, 'waiting', 'Sending, 45%', null],
    [{ kind: 'sending', percent: 100 }, 'waiting', 'Checking the file', null],
    [{ kind: 'offline' }, 'waiting', 'Waiting for the connection', 'We send it when you are online again.'],
    [
      { kind: 'paused', until: now + 42_000 },
      ...(['waiting', 'Waiting a moment', 'We send it again in 42 seconds.'] as const),
    ],
    [
      { kind: 'paused', until: now + 3_600_000 },
      'waiting',
      'You sent as much as your plan allows for now',
      `We send it again on ${formatMoment(new Date(now + 3_600_000).toISOString())}.`,
    ],
    [{ kind: 'sent', documentId: null }, 'good', 'We already have this file', null],
    [sent, 'waiting', 'Being read', 'Waiting to be read'],
    [
      { kind: 'failed', reason: 'Too large', canRetry: false },
      ...(['bad', 'Too large', 'Remove it, and choose another file.'] as const),
    ],
    [
      { kind: 'failed', reason: 'Interrupted', canRetry: true },
      ...(['bad', 'Interrupted', 'Choose Try again to send it once more.'] as const),
    ],
  ] satisfies [QueueStep, string, string, string | null][])(
    'shows %j as %s “%s”',
    (step, tone, title, text) => {
      const canRetry = 'canRetry' in step && step.canRetry;
      const percent = 'percent' in step ? step.percent : null;
      expect(rowOf(step)).toMatchObject({ tone, title, text, percent, canRetry, isOpen: false });
    },
  );

  it('has a key of its own beside another file', () => {
    const files = [entryOf({ kind: 'waiting' }), { ...entryOf({ kind: 'waiting' }), id: 2 }];
    expect(new Set(queueRows(files, [], now).map(({ key }) => key)).size).toBe(2);
  });

  it('follows its document', () => {
    const classification = { category: 'tax_documents', subcategory: 'schedule_c', certainty: 1 } as const;
    const aiAnalysis = { ...sample.aiAnalysis, classification };
    expect(rowOf(sent, [documentOf({ aiAnalysis })])).toMatchObject({
      tone: 'good',
      title: 'Read as Schedule C',
      text: 'It counts in Tax Documents.',
    });
    expect(rowOf(sent, [documentOf({ aiAnalysis, reviewRequired: true, fraudScore: 0.5 })])).toMatchObject({
      tone: 'warn',
      text: 'Our team reviews this document. It doesn’t count until we review it.',
    });
    expect(
      rowOf(sent, [documentOf({ status: 'rejected', statusReason: 'This form is blank' })]),
    ).toMatchObject({
      tone: 'bad',
      title: 'This form is blank',
      text: 'Send another copy, or delete it.',
      canRetry: false,
    });
    expect(rowOf(sent, [documentOf({ status: 'failed', statusReason: 'It took too long' })])).toMatchObject({
      tone: 'bad',
      title: 'It took too long',
      canRetry: true,
      text: 'Choose Try again to read it once more.',
    });
    expect(rowOf(sent, [documentOf({ status: 'verified', aiAnalysis })])).toMatchObject({
      tone: 'good',
      title: 'Read as Schedule C',
    });
    const reading = { ...sample.aiAnalysis, stage: 'text' } as const;
    const inAnalysis = documentOf({ status: 'processing', fraudScore: null, aiAnalysis: reading });
    expect(rowOf(sent, [inAnalysis])).toMatchObject({
      tone: 'waiting',
      title: 'Being read',
      text: 'Reading the text',
    });
  });

  it('follows its own document only', () => {
    const other = { ...documentOf({ status: 'failed' }), id: documentId.parse(`${id.slice(0, -2)}cc`) };
    const own = documentOf({ originalName: 'own.pdf' });
    expect(rowOf(sent, [other, own])?.name).toBe('own.pdf');
    expect(rowOf(sent, [other])?.document).toBeNull();
  });

  it('is one row while the list has its document, and the reply to the upload is still to come', () => {
    const arrived = documentOf({ status: 'pending', originalName: 'a.pdf', fileSize: 1 });
    const sending = entryOf({ kind: 'sending', percent: 100 });
    const names = (list: readonly DocumentView[]) => queueRows([sending], list, now).map(({ name }) => name);
    expect(names([arrived])).toEqual(['a.pdf']);
    expect(names([{ ...arrived, fileSize: 2 }])).toEqual(['a.pdf', 'a.pdf']);
  });

  it('offers a choice of category for an unknown document', () => {
    const unknown = documentOf({ categoryOpen: true, subcategory: null, reviewRequired: true });
    expect(rowOf(sent, [unknown])).toMatchObject({
      tone: 'warn',
      title: 'We don’t know this document',
      text: 'Which category is it?',
      isOpen: true,
    });
  });
});

describe('the queue after a reload', () => {
  it('lists documents that are read or have no category, each once', () => {
    const pending = documentOf({ status: 'pending', fraudScore: null, originalName: 'pending.pdf' });
    const withId = (ending: string) => documentId.parse(`${id.slice(0, -2)}${ending}`);
    const reading = {
      ...pending,
      id: withId('cc'),
      status: 'processing',
      originalName: 'reading.pdf',
    } as const;
    const open = { ...documentOf({ categoryOpen: true }), id: withId('bb') };
    const read = { ...sample, originalName: 'read.pdf' };
    expect(queueRows([], [pending, reading, open, read], now).map(({ name }) => name)).toEqual([
      'pending.pdf',
      'reading.pdf',
      sample.originalName,
    ]);
    expect(queueRows([entryOf(sent)], [pending], now)).toHaveLength(1);
  });

  it('sums up what counts, what runs and what needs the owner', () => {
    const row = rowOf({ kind: 'waiting' })!;
    const tones = ['good', 'waiting', 'bad', 'warn', 'good', 'bad', 'waiting', 'good', 'good'] as const;
    const rows = tones.map((tone) => ({ ...row, tone }));
    expect(queueSummary(rows)).toBe('9 files: 4 counted, 2 on the way, 3 for you to look at');
  });
});
