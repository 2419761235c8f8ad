import { describe, expect, it } from '@jest/globals';
import { JsonScanner } from './json-scanner.reader.ts';

function scan(text: string, chunkSize = 5): string | undefined {
  const scanner = new JsonScanner();
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += chunkSize) {
    const fault = scanner.scan(bytes.subarray(at, at + chunkSize));
    if (fault) return fault;
  }
  return undefined;
}

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

describe('a JSON scanner', () => {
  it('accepts 32 levels and rejects 33', () => {
    expect(scan(nested(32))).toBeUndefined();
    expect(scan(nested(33))).toBe('too complex');
    expect(scan(`{"a":[${`${nested(30)},`.repeat(7)}1]}`)).toBeUndefined();
  });

  it('accepts 20,000 values and rejects one more', () => {
    expect(scan(`[${'7,'.repeat(19_999)}7]`)).toBeUndefined();
    expect(scan(`[${'7,'.repeat(20_000)}7]`)).toBe('too complex');
    expect(scan(`[${'{},'.repeat(10_001)}{}]`)).toBe('too complex');
  });

  it('counts nothing inside a text', () => {
    expect(scan(JSON.stringify({ text: '[{,"\\'.repeat(9000) }))).toBeUndefined();
  });

  it.each([
    '\\u0000',
    '\\ud800',
    '\\udfff',
    'a\\uD83D\\u0041',
    '\\ud83d\\n',
    '\\ud83d\\ud83d\\ude00',
    '\\\\\\ud800',
  ])('rejects %s in each chunk size, because PostgreSQL cannot store it', (text) => {
    for (const size of [1, 2, 3, 5, 64]) expect(scan(`{"a":"${text}"}`, size)).toBe('not storable');
  });

  it.each([
    '\\ud83d\\ude00',
    '\\ud83d\\ude00\\ud83d\\ude00',
    '\\\\ud800',
    '\\\\u0000',
    '\\u0041',
    '\\"\\\\',
    '王',
  ])('accepts %s in each chunk size', (text) => {
    for (const size of [1, 2, 3, 5, 64]) expect(scan(`{"a":"${text}"}`, size)).toBeUndefined();
  });
});
