import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { copyAsJson } from './json-copy.ts';

const throughJson = (value: unknown): unknown => {
  const text = JSON.stringify(value) as string | undefined;
  return text === undefined ? undefined : JSON.parse(text);
};

const anything = fc.anything({
  withDate: true,
  withNullPrototype: true,
  withBoxedValues: true,
  withMap: true,
});

describe('a copy as JSON', () => {
  it('is what the text of the value carries', () => {
    fc.assert(
      fc.property(anything, (value) => {
        expect(copyAsJson(value).copy).toStrictEqual(throughJson(value));
      }),
    );
  });

  it('knows a size that no text of the value exceeds', () => {
    fc.assert(
      fc.property(anything, (value) => {
        const text = JSON.stringify(value) as string | undefined;
        expect(copyAsJson(value).mostBytes).toBeGreaterThanOrEqual(Buffer.byteLength(text ?? ''));
      }),
    );
  });

  it('shares no object with the value', () => {
    const value = { list: [{ cents: 1 }] };
    const { copy } = copyAsJson(value) as { copy: typeof value };
    value.list[0]!.cents = 2;
    expect(copy.list[0]!.cents).toBe(1);
  });

  it('rejects what JSON rejects', () => {
    expect(() => copyAsJson({ cents: 1n })).toThrow(TypeError);
  });
});
