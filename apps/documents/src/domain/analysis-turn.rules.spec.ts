import { describe, expect, it } from '@jest/globals';
import type { SubscriptionPlan } from '@groundwork/contracts';
import { computeTurn, toPriority } from './analysis-turn.rules.ts';

interface Waiting {
  owner: string;
  turn: number;
}

class Queue {
  private readonly waiting: Waiting[] = [];
  private current = 1;

  add(owner: string, plan: SubscriptionPlan, count = 1): void {
    for (let n = 0; n < count; n += 1) {
      const turns = this.waiting.filter((each) => each.owner === owner).map(({ turn }) => turn);
      const first = Math.min(...this.waiting.map(({ turn }) => turn));
      const current = Number.isFinite(first) ? first : this.current;
      this.waiting.push({ owner, turn: computeTurn({ current, last: turns.at(-1) ?? null, plan }) });
    }
  }

  run(count: number): string[] {
    return Array.from({ length: count }, () => {
      const first = this.waiting.toSorted((a, b) => a.turn - b.turn)[0]!;
      this.waiting.splice(this.waiting.indexOf(first), 1);
      this.current = first.turn;
      return first.owner;
    });
  }
}

const countOf = (owner: string, order: string[]) => order.filter((each) => each === owner).length;

describe('the order of the analyses', () => {
  it.each(['starter', 'individual', 'professional', 'master'] as const)(
    'puts the first document of an owner behind one of the 600 documents of an owner with %s',
    (plan) => {
      const queue = new Queue();
      queue.add('many', plan, 600);
      queue.run(37);
      queue.add('one', 'starter');
      expect(queue.run(2)).toEqual(['many', 'one']);
    },
  );

  it.each(['professional', 'master'] as const)('gives %s twice the share of another plan', (plan) => {
    const queue = new Queue();
    queue.add('starter', 'starter', 300);
    queue.add('paying', plan, 300);
    const order = queue.run(300);
    expect(countOf('paying', order)).toBe(200);
    for (let start = 0; start < 294; start += 3)
      expect(countOf('starter', order.slice(start, start + 6))).toBeGreaterThanOrEqual(1);
  });

  it('gives owners of one plan the same share, at any number of their documents', () => {
    const queue = new Queue();
    queue.add('a', 'individual', 600);
    queue.add('b', 'starter', 60);
    queue.add('c', 'starter', 90);
    const order = queue.run(180);
    expect(['a', 'b', 'c'].map((owner) => countOf(owner, order))).toEqual([60, 60, 60]);
  });

  it('gives no owner credit for the time without documents', () => {
    const queue = new Queue();
    queue.add('a', 'starter', 100);
    queue.run(80);
    queue.add('late', 'starter', 20);
    expect(countOf('late', queue.run(20))).toBe(10);
  });

  it('preserves the order of the documents of one owner', () => {
    const turns = [null, 1, 3, 5].map((last) => computeTurn({ current: 1, last, plan: 'starter' }));
    expect(turns).toEqual([1, 3, 5, 7]);
  });

  it.each([
    [1, 1],
    [0, 1],
    [5_000_000, 2_097_152],
  ])('has for turn %i the priority %i, within the limits of the queue', (turn, priority) => {
    expect(toPriority(turn)).toBe(priority);
  });
});
