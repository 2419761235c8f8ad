import { describe, expect, it } from '@jest/globals';
import type { DocumentId } from '@groundwork/contracts';
import { readDocument, signalOf } from '../../testing/sample-document.ts';
import { copySignals, withCopySignal } from './copied-figures.rules.ts';
import type { DocumentRow } from './document.model.ts';

const upload = (id: string, day: string, change: Partial<DocumentRow> = {}): DocumentRow => ({
  ...readDocument,
  id: id as DocumentId,
  sha256: `bytes of ${id}`,
  createdAt: new Date(`2026-11-${day}T10:00:00Z`),
  figuresHash: 'figures',
  signals: [],
  fraudScore: 0,
  ...change,
});
const first = upload('a', '20');
const second = upload('b', '21');

describe('the signal of same figures', () => {
  it('belongs to the later upload, and to the later id of one moment', () => {
    expect(copySignals(second, [first])).toMatchObject([{ code: 'SAME_FIGURES', severity: 0.2 }]);
    expect(copySignals(second, [first])[0]).not.toHaveProperty('wording');
    expect(copySignals(first, [second])).toEqual([]);
    const sameMoment = upload('b', '20');
    expect(copySignals(sameMoment, [first])).toHaveLength(1);
    expect(copySignals(first, [sameMoment])).toEqual([]);
  });

  it.each([
    ['other figures', { figuresHash: 'others' }],
    ['figures that were not read', { figuresHash: null }],
    ['the same bytes', { sha256: second.sha256 }],
  ])('is not there for %s', (_name, change) => {
    expect(copySignals(second, [{ ...first, ...change }])).toEqual([]);
  });

  it('is not there for two documents without read figures', () => {
    const unread = { figuresHash: null };
    expect(copySignals({ ...second, ...unread }, [{ ...first, ...unread }])).toEqual([]);
  });
});

describe('a document whose copies change', () => {
  const edge = { ...signalOf('EDGE'), severity: 0.3 };

  it('gets the signal and its fraud score, and loses both', () => {
    const copy = withCopySignal({ ...second, signals: [edge] }, [first]);
    expect(copy.signals).toMatchObject([edge, { code: 'SAME_FIGURES' }]);
    expect(copy.fraudScore).toBe(0.45);
    expect(withCopySignal(copy, [])).toMatchObject({ signals: [edge], fraudScore: 0.3 });
  });

  it('is the same row while nothing changes', () => {
    const copy = withCopySignal(second, [first]);
    expect(withCopySignal(copy, [first, upload('c', '22')])).toBe(copy);
    expect(withCopySignal(first, [second])).toBe(first);
  });
});
