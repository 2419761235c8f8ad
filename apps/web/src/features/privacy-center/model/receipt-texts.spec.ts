import { describe, expect, it } from '@jest/globals';
import type { ErasureId, ErasureReceipt } from '@groundwork/contracts';
import { countText, stateText } from './receipt-texts.ts';

const receipt = (state: ErasureReceipt['state']): ErasureReceipt => ({
  id: '6f1b2f0e-6d7f-4b55-9c61-0c8b4b6f2a10' as ErasureId,
  state,
  requestedAt: '2026-11-01T00:00:00.000Z',
  dueAt: '2026-12-01T00:00:00.000Z',
  finishedAt: state === 'done' ? '2026-12-02T00:00:00.000Z' : null,
  services: [],
});
const day = (iso: string) => iso.slice(0, 10);

describe('a receipt', () => {
  it.each([
    ['waiting', 'The erasure is requested. It starts after 2026-12-01.'],
    ['cancelled', 'The erasure is cancelled. We deleted nothing.'],
    ['running', 'The erasure is running. This page shows its progress.'],
    ['done', 'The erasure finished on 2026-12-02.'],
  ] as const)('names the state of an erasure: %s', (state, sentence) => {
    expect(stateText(receipt(state), day)).toBe(sentence);
  });

  it('counts rows and names data without a count', () => {
    expect(countText({ what: 'bank accounts', count: 3 })).toBe('3 × bank accounts');
    expect(countText({ what: 'backups', count: 0 })).toBe('backups');
  });
});
