import { describe, expect, it } from '@jest/globals';
import { batchesOf } from './batches.rules.ts';

async function* numbers(count: number): AsyncIterable<number> {
  for (let number = 1; number <= count; number += 1) yield await Promise.resolve(number);
}

describe('the batches of a long list', () => {
  it.each([
    [0, []],
    [1, [1]],
    [999, [999]],
    [1000, [1000]],
    [1001, [1000, 1]],
    [2003, [1000, 1000, 3]],
  ])('of %i items have the sizes %j, each item once and in order', async (count, sizes) => {
    const batches: number[][] = [];
    for await (const batch of batchesOf(numbers(count))) batches.push(batch);
    expect(batches.map(({ length }) => length)).toEqual(sizes);
    expect(batches.flat()).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  });
});
