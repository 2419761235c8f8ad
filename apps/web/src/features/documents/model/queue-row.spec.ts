import { describe, expect, it } from '@jest/globals';
import { documentId, type DocumentView } from '@groundwork/contracts';
import { formatMoment } from '#shared/formatting/format.ts';
import { documents } from '../../../gallery/sample-documents.ts';
import type { QueueStep } from './drop-queue.ts';
import { queueRows } from './queue-row.ts';

const now = 1_000_000;
const [sample] = documents as readonly [DocumentView];
const id = documentId.parse('0199f1c2-7c1a-7000-8000-0000000000aa');
const documentOf = (change: Partial<DocumentView>): DocumentView => ({ ...sample, id, ...change });
const entryOf = (step: QueueStep) => ({ id: 1, file: new File(['x'], 'a.pdf'), step });
const rowsOf = (step: QueueStep, list: readonly DocumentView[] = []) => queueRows([entryOf(step)], list, now);
const sent = { kind: 'sent', id, isBankFile: false } as const;

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
    [{ kind: 'sent', id: null, isBankFile: false }, 'good', 'We already have this file', null],
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
      expect(rowsOf(step)).toMatchObject([{ tone, title, text, percent, canRetry }]);
    },
  );

  it('leaves once another list has its document or bank file', () => {
    expect(rowsOf(sent, [documentOf({ status: 'failed' })])).toEqual([]);
    expect(rowsOf({ ...sent, isBankFile: true })).toEqual([]);
    const other = documentOf({ id: documentId.parse(`${id.slice(0, -2)}cc`) });
    expect(rowsOf(sent, [other])).toHaveLength(1);
  });

  it('is one row while the list has its document, and the reply to the upload is still to come', () => {
    const arrived = documentOf({ status: 'pending', originalName: 'a.pdf', fileSize: 1 });
    const sending = { kind: 'sending', percent: 100 } as const;
    expect(rowsOf(sending, [arrived])).toEqual([]);
    expect(rowsOf(sending, [{ ...arrived, fileSize: 2 }])).toHaveLength(1);
    expect(rowsOf(sending, [{ ...arrived, status: 'processed' }])).toHaveLength(1);
  });
});
