import { describe, expect, it } from '@jest/globals';
import { isAffected, parseLiveMessage } from './affected-keys.ts';
import { reconnectDelay } from './reconnect.ts';

describe('live updates', () => {
  it('fetches the named query again, with everything below it, and no other', () => {
    const change = { keys: ['/api/documents'] };
    expect(isAffected('/api/documents', change)).toBe(true);
    expect(isAffected('/api/documents/d1', change)).toBe(true);
    expect(isAffected('/api/documents?limit=5', change)).toBe(true);
    expect(isAffected('/api/documents-archive', change)).toBe(false);
    expect(isAffected('/api/dashboard', change)).toBe(false);
  });

  it('fetches all queries again after a gap', () => {
    expect(isAffected('/api/dashboard', 'everything')).toBe(true);
  });

  it('reads a message and drops what is none', () => {
    expect(parseLiveMessage('{"type":"score.changed","keys":["/api/dashboard",7]}')).toEqual({
      type: 'score.changed',
      keys: ['/api/dashboard'],
    });
    expect(['', '[]', '{"keys":[]}', 'null', '{"type":1,"keys":[]}'].map(parseLiveMessage)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('waits longer after each failure, at most half a minute', () => {
    expect([1, 2, 3, 6, 60].map(reconnectDelay)).toEqual([1000, 2000, 4000, 30_000, 30_000]);
  });
});
