import { describe, expect, it } from '@jest/globals';
import { parseLiveMessage } from './live-message.ts';
import { reconnectDelay } from './reconnect.ts';

describe('live updates', () => {
  it('reads a message and drops an invalid one', () => {
    expect(parseLiveMessage('{"type":"score.changed","keys":["/api/dashboard",7]}')).toEqual({
      type: 'score.changed',
      keys: ['/api/dashboard'],
    });
    const invalid = ['', '5', '[]', '{"keys":[]}', '{"type":"a"}', 'null', '{"type":1,"keys":[]}'];
    expect(invalid.map(parseLiveMessage)).toEqual(invalid.map(() => null));
  });

  it('waits longer after each failure, at most 30 seconds', () => {
    expect([1, 2, 3, 6, 60].map(reconnectDelay)).toEqual([1000, 2000, 4000, 30_000, 30_000]);
  });
});
