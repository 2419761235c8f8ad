import { describe, expect, it } from '@jest/globals';
import { worthShowing } from './log.ts';

describe('the terminal', () => {
  it('shows warnings and errors with their cause', () => {
    expect(worthShowing('{"level":40,"msg":"relay is behind"}', 'out')).toBe('relay is behind');
    expect(worthShowing('{"level":50,"msg":"no answer","err":{"message":"timeout"}}', 'out')).toBe(
      'no answer: timeout',
    );
  });

  it('does not show ordinary entries, which are in the file', () => {
    expect(worthShowing('{"level":30,"msg":"listening"}', 'out')).toBeUndefined();
    expect(worthShowing('plain words', 'out')).toBeUndefined();
  });

  it('shows the output of a crash on stderr', () => {
    expect(worthShowing('TypeError: x is not a function', 'err')).toBe('TypeError: x is not a function');
    expect(worthShowing('{ half an object', 'err')).toBe('{ half an object');
    expect(worthShowing('', 'err')).toBeUndefined();
  });
});
