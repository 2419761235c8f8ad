import { describe, expect, it } from '@jest/globals';
import { shareCalls } from './share-calls.ts';

interface Call {
  readonly url: string;
  readonly answer: (value: string) => void;
  readonly fail: (error: Error) => void;
}

function calls() {
  const made: Call[] = [];
  const fetch = shareCalls(
    (url) => new Promise((answer, reject) => made.push({ url, answer, fail: reject })),
  );
  return { fetch, made };
}

describe('fetches of one address', () => {
  it('that come during a call share one call after it, which reads what is true then', async () => {
    const { fetch, made } = calls();
    const first = fetch('/api/score');
    const later = [fetch('/api/score'), fetch('/api/score'), fetch('/api/score')];
    expect(made).toHaveLength(1);
    made[0]?.answer('old');
    await expect(first).resolves.toBe('old');
    expect(made).toHaveLength(2);
    made[1]?.answer('new');
    await expect(Promise.all(later)).resolves.toEqual(['new', 'new', 'new']);
  });

  it('go on after a call that fails', async () => {
    const { fetch, made } = calls();
    const first = fetch('/api/score');
    const second = fetch('/api/score');
    made[0]?.fail(new Error('away'));
    await expect(first).rejects.toThrow('away');
    made[1]?.answer('back');
    await expect(second).resolves.toBe('back');
  });

  it('do not wait for other addresses, nor for a call that has ended', async () => {
    const { fetch, made } = calls();
    const first = fetch('/api/score');
    void fetch('/api/figures');
    expect(made.map(({ url }) => url)).toEqual(['/api/score', '/api/figures']);
    made[0]?.answer('old');
    await first;
    void fetch('/api/score');
    expect(made).toHaveLength(3);
  });
});
