import { describe, expect, it } from '@jest/globals';
import { plainName, storedNameOf } from './file-name.rules.ts';

describe('the name of a file', () => {
  it.each([
    ['return.pdf', 'return.pdf'],
    ['C:\\papers\\return.pdf', 'return.pdf'],
    ['/tmp/a/b/return.pdf', 'return.pdf'],
    ['  return 2025.pdf ', 'return 2025.pdf'],
    ['re\u0000tu\u202Ern\u2028.pdf', 'return.pdf'],
    ['a\u200Db\u200Cc', 'a\u200Db\u200Cc'],
    ['', 'document'],
    ['   ', 'document'],
    ['papers/', 'document'],
    ['x'.repeat(201), 'x'.repeat(200)],
    ['🦊'.repeat(201), '🦊'.repeat(200)],
  ])('%j is stored as %j', (name, stored) => expect(storedNameOf(name)).toBe(stored));

  it('loses its invisible characters and no folder as a text', () => {
    expect(plainName('a/\u0007b\u2029 ')).toBe('a/b ');
  });
});
