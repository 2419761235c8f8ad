import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { byFieldName, type CatalogField, fieldNames } from '../profile/catalog.ts';
import { profileInput } from '../profile/input.ts';
import { boundedText, mapOf, numberText } from '../texts.ts';
import { mostBodyBytes } from './body-limit.ts';
import type { RouteContract } from './define.ts';
import { routes } from './routes.ts';

const routeWith = (part: Partial<RouteContract>) => ({ ...(routes.login as RouteContract), ...part });
const limitOf = (body: z.ZodType) => mostBodyBytes(routeWith({ body }));

/** JSON that spells each character as an escape, as some clients do. */
const escaped = (value: unknown, indent?: number) =>
  JSON.stringify(value, null, indent).replaceAll(
    /[^ -~\n]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const longest = (character: string): Record<CatalogField['kind'], (field: CatalogField) => unknown> => ({
  text: () => character.repeat(200),
  longText: () => character.repeat(5000),
  select: ({ options = [] }) => options.at(-1),
  date: () => ` 2019-01-31 `.padEnd(40),
  boolean: () => false,
  months: () => Array.from({ length: 12 }, () => '1'.padStart(32)),
  whole: ({ min = 0 }) => String(Math.max(min, 0)).padStart(32),
  optionalWhole: () => '7'.padStart(32),
  decimal: () => '0.25'.padStart(32),
});
const largestProfile = (character: string) => ({
  ...byFieldName((field) => longest(character)[field.kind](field)),
  answered: Array.from({ length: 1000 }, (_, at) => fieldNames[at % fieldNames.length]),
});

describe('the limit of a body', () => {
  it.each(['中', 'é', '\\', '🦊'])(
    'lets a whole profile of %s pass at the limit of each field',
    (character) => {
      const profile = largestProfile(character);
      expect(profileInput.safeParse(profile).error?.issues).toBeUndefined();
      const bytesOf = (body: unknown) => Buffer.byteLength(escaped(body, 4));
      expect(bytesOf(profile)).toBeLessThan(mostBodyBytes(routes.saveProfile));
      const impact = { currentData: profile, proposedChanges: [] };
      expect(bytesOf(impact)).toBeLessThan(mostBodyBytes(routes.optimizationImpact));
    },
  );

  it('is the sum of its largest parts', () => {
    const field = (bytes: number) => bytes + 'a'.length * 12 + 32;
    const [large, twice] = [1000 * 12 + 32, 500 * (100 * 12 + 32) + 32];
    expect(limitOf(z.object({ a: boundedText(1000) }))).toBe(field(large));
    expect(limitOf(z.object({ a: z.union([boundedText(1000), z.boolean()]).nullable() }))).toBe(field(large));
    expect(limitOf(z.object({ a: z.array(boundedText(100)).max(500) }))).toBe(field(twice));
    expect(limitOf(z.object({ a: mapOf(500, boundedText(50), z.number()) }))).toBe(
      field(500 * (50 * 12 + 32 + 32 * 12 + 32) + 32),
    );
  });

  it('is at least 4 kB, also without a body', () => {
    expect(limitOf(z.object({ a: numberText(z.number()) }))).toBe(4096);
    expect(mostBodyBytes(routes.logout)).toBe(4096);
  });

  it('of a raw body is declared', () => {
    expect(mostBodyBytes(routes.checkCriteria)).toBe(1024 * 1024);
    expect(mostBodyBytes(routes.stripeWebhook)).toBe(256 * 1024);
  });

  it('needs a bound of each part', () => {
    expect(() => limitOf(z.object({ a: z.string() }))).toThrow('POST /api/auth/login has no limit');
  });

  it('is at most 2.5 MB, and below 32 kB for nearly all routes', () => {
    const limits = Object.values<RouteContract>(routes).map(mostBodyBytes);
    expect(Math.max(...limits)).toBeLessThan(2_500_000);
    // Four of them contain documents of a lender's file: up to 40, and up to 40 originals.
    expect(limits.filter((limit) => limit > 32_000)).toHaveLength(17);
  });
});
