import { describe, expect, it } from '@jest/globals';
import { batchLine, parseReaderLine, resultLine } from './reader-line.rules.ts';

describe('a line of the reader', () => {
  it('is a batch with its number of rows', () => {
    expect(batchLine(12, '[1]')).toBe('batch 12 [1]\n');
    expect(parseReaderLine('batch 12 [1]\n[2]')).toEqual({ rows: 12, content: '[1]\n[2]' });
  });

  it('is a result', () => {
    expect(resultLine({ encoding: 'utf-8' })).toBe('result {"encoding":"utf-8"}\n');
    expect(parseReaderLine('result {"encoding":"windows-1252"}')).toEqual({
      result: { encoding: 'windows-1252' },
    });
  });

  it.each(['', 'batch x [1]', 'a batch 1 [1]', 'results {}', ' result {}'])('is not %j', (line) => {
    expect(() => parseReaderLine(line)).toThrow('unknown line');
  });
});
