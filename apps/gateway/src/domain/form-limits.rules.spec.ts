import { describe, expect, it } from '@jest/globals';
import { type RouteContract, routes } from '@groundwork/contracts';
import { z } from 'zod';
import { formLimits } from './form-limits.rules.ts';

const forms = Object.entries<RouteContract>(routes).flatMap(([name, { form }]) =>
  form ? [[name, form] as const] : [],
);

describe('the limits of a form', () => {
  it('are those of its largest text and of its file', () => {
    const form = z.object({
      file: z.file().max(1000),
      kind: z.enum(['a', 'b'.repeat(60)]),
      id: z.uuid().optional(),
    });
    expect(formLimits(form)).toEqual({
      files: 1,
      fields: 20,
      parts: 21,
      headerPairs: 20,
      headerSize: 16_384,
      fieldSize: 240,
      fileSize: 1001,
    });
    expect(formLimits(form, 50).fileSize).toBe(1050);
  });

  it.each(forms)('are finite for %s', (_, form) => {
    const limits = Object.values(formLimits(form));
    expect(limits.filter((limit) => !Number.isSafeInteger(limit))).toEqual([]);
    expect(formLimits(form).fieldSize).toBeLessThanOrEqual(80_000);
  });
});
