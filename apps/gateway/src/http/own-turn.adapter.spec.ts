import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { ownTurn } from './own-turn.adapter.ts';

describe('a turn of its own', () => {
  it('is another turn of the event loop for each of several at once', async () => {
    let turn = 0;
    const turns: number[] = [];
    const work = Array.from({ length: 5 }, async () => {
      await ownTurn();
      turns.push(turn);
    });
    while (turns.length < work.length) {
      turn += 1;
      await setImmediate();
    }
    expect(new Set(turns).size).toBe(5);
  });
});
