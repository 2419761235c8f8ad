import { describe, expect, it } from '@jest/globals';
import type { ErasureId, ErasureReceipt } from '@groundwork/contracts';
import { counted, standingOf } from './receipt-words.ts';

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
    ['waiting', 'The erasure was asked for and is carried out after 2026-12-01.'],
    ['cancelled', 'The erasure was cancelled. Nothing was deleted.'],
    ['running', 'The erasure is being carried out. This page follows it.'],
    ['done', 'The erasure was finished on 2026-12-02.'],
  ] as const)('says where an erasure stands: %s', (state, sentence) => {
    expect(standingOf(receipt(state), day)).toBe(sentence);
  });

  it('counts what can be counted and names the rest', () => {
    expect(counted({ what: 'bank accounts', count: 3 })).toBe('3 × bank accounts');
    expect(counted({ what: 'backups', count: 0 })).toBe('backups');
  });
});
