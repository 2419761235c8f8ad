import { describe, expect, it } from '@jest/globals';
import { progressOfSlots } from './category-progress.ts';

describe('the slots of a category', () => {
  it('state what counts and what waits for a review', () => {
    expect(progressOfSlots('tax_documents', { counted: 1, waiting: 2 })).toEqual({
      counted: 1,
      waiting: 2,
      slots: 3,
      text: '1 of 3 counted · 2 waiting for review',
    });
    expect(progressOfSlots('tax_documents', { counted: 2, waiting: 0 }).text).toBe('2 of 3 counted');
  });

  it('never exceed the three slots, and name all waiting documents', () => {
    const progress = progressOfSlots('bank_statements', { counted: 2, waiting: 4 });
    expect([progress.counted, progress.waiting]).toEqual([2, 1]);
    expect(progress.text).toBe('2 of 3 counted · 4 waiting for review');
    expect(progressOfSlots('bank_statements', { counted: 5, waiting: 0 })).toMatchObject({
      counted: 3,
      text: '3 of 3 counted',
    });
  });
});
