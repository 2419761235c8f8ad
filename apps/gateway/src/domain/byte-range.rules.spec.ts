import { describe, expect, it } from '@jest/globals';
import { parseRange } from './byte-range.rules.ts';

describe('the range of a request for a file of 1,000 bytes', () => {
  it.each([
    ['bytes=0-0', 0, 1],
    ['bytes=10-19', 10, 10],
    ['bytes=990-', 990, 10],
    ['bytes=-7', 993, 7],
    ['bytes=-5000', 0, 1000],
    ['bytes=5-999999999999999999999999', 5, 995],
    ['Bytes= 999-999 ', 999, 1],
  ])('%s starts at byte %i and has %i', (header, start, length) => {
    expect(parseRange(header, 1000)).toEqual({ start, length });
  });

  it.each(['bytes=1000-', 'bytes=1000-1001', 'bytes=-0', `bytes=${'9'.repeat(400)}-`])(
    '%s is not satisfiable',
    (header) => {
      expect(parseRange(header, 1000)).toBe('unsatisfiable');
    },
  );

  it.each([
    'bytes=0-1,5-6',
    'bytes=-',
    'bytes=',
    'bytes=9-3',
    'items=0-1',
    'bytes=a-b',
    'bytes=1.5-2',
    '0-1',
    'bytes=--1',
    'bytes=+1-2',
    '',
    'bytes=1-2-3',
  ])('%j is the whole file', (header) => {
    expect(parseRange(header, 1000)).toBe('whole');
  });
});
