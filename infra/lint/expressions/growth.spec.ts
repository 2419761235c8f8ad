import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { countSteps, searchAll } from './count-steps.ts';
import { superLinear, textOf } from './growth.ts';
import { stepsOf } from './steps.ts';

const fixtures = [
  { kind: 'a search', grows: /\s+$/, near: /(?<!\s)\s+$/ },
  { kind: 'a search for a word in front of a loop', grows: /from .* to/, near: /^from .* to/ },
  { kind: 'a search that ends at its own start', grows: /\{[^}]*\}/, near: /\{[^{}]*\}/ },
  {
    kind: 'a search behind a part that is left out',
    grows: /<c\b(?:\s([^>]*)>)?/g,
    near: /<c\b(?:\s([^<>]*)>)?/g,
  },
  { kind: 'a search that looks back', grows: /(?<=\d+)x/, near: /(?<=\d{1,9})x/ },
  { kind: 'a search that looks ahead', grows: /\B(?=(\d{3})+(?!\d))/g, near: /\B(?=\d{3}(?!\d))/g },
  { kind: 'a search in each line', grows: /^\s*x/m, near: /^[ \t]*x/m },
  { kind: 'adjacent quantifiers', grows: /^\d+\.?\d*$/, near: /^\d+(?:\.\d*)?$/ },
  { kind: 'quantifiers around an optional part', grows: /^\s*-?\s*\d/, near: /^\s*(?:-\s*)?\d/ },
  {
    kind: 'four quantifiers around three optional parts',
    grows: /^(\()?\s*(-?)\s*(\$|USD)?\s*(-?)\s*([\d., ]*\d)$/,
    near: /^(\()?\s*(?:(-)\s*)?(?:(\$|USD)\s*)?(?:(-)\s*)?((?:[\d.,][\d., ]*)?\d)$/,
  },
  { kind: 'a quantifier that stops at a word', grows: /^total.*net.*income$/, near: /^total.*income$/ },
  { kind: 'a nested quantifier', grows: /^(\w+\s?)*$/, near: /^(\w+\s)*\w*$/ },
  { kind: 'a nested quantifier without an end', grows: /^(a+)+b/, near: /^(a+c)+b/ },
  { kind: 'a loop that may read nothing in a loop', grows: /^(?:[^a]*?)*b/, near: /^(?:[^a]*?)b/ },
  { kind: 'alternatives that read the same', grows: /^(?:a|b|ab)*$/, near: /^(?:a|b)*$/ },
  { kind: 'alternatives that differ by case only', grows: /^(?:k|K)*$/i, near: /^(?:k|K)*$/ },
  { kind: 'a group that is repeated', grows: /(\w)\1*x/, near: /(\w)\1x/ },
  { kind: 'a bounded repetition of a bounded repetition', grows: /^(?:\d{1,40}){1,40}$/, near: /^\d{1,40}$/ },
  { kind: 'a bound above the length of a page', grows: /\d{1,4000}x/, near: /\d{1,40}x/ },
] as const;

describe('an expression', () => {
  it.each(fixtures)('with $kind grows faster than its text', ({ grows }) => {
    expect(superLinear(grows.source, grows.flags)).toMatchObject({ pump: expect.anything() });
  });

  it.each(fixtures)('near one with $kind does not', ({ near }) => {
    expect(superLinear(near.source, near.flags)).toBeNull();
  });

  it.each([
    [/(?:\d{200}){200}/, 'has too many steps to check'],
    [/^(\w+) \1$/, 'repeats a group of any length'],
  ])('like %s cannot be checked, because it %s', ({ source, flags }, reason) => {
    expect(superLinear(source, flags)).toBe(reason);
  });
});

describe('the degree of the growth', () => {
  const growthOf = ({ source, flags }: RegExp) => {
    const attack = superLinear(source, flags);
    if (attack === null || typeof attack === 'string') return 0;
    const { exact } = stepsOf(source, flags);
    const [few = 0, many = 0] = [32, 64].map((pumps) => countSteps(exact, textOf(attack, pumps), Infinity));
    return Math.round(Math.log2(many / few));
  };

  it.each([
    [/\s+$/, 2],
    [/^\d+\.?\d*$/, 2],
    [/\d+\.?\d*$/, 3],
    [/^\s*\(?\s*-?\s*\$?\s*\d/, 4],
  ])('of %s is %d', (expression, degree) => expect(growthOf(expression)).toBe(degree));
});

describe('the matcher', () => {
  const others = [
    /a(?=b)/,
    /(?<!a)b/,
    /(?<=(a)b)\1/,
    /\bx\b/,
    /^x$/m,
    /(?:a?)*?b/,
    /x{2,3}?y/,
    /[^]$/,
    /b*/y,
  ];

  it.each([...fixtures.flatMap(({ grows, near }) => [grows, near]), ...others])(
    'finds the matches of the engine for %s',
    (expression) => {
      const { source, flags } = expression;
      const { exact } = stepsOf(source, flags);
      const all = new RegExp(source, flags.includes('g') ? flags : `g${flags}`);
      const text = fc.array(fc.constantFrom(...exact.alphabet), { maxLength: 12 });
      fc.assert(
        fc.property(text, (chars) => {
          const ends = [...chars.join('').matchAll(all)].map((match) => match.index + match[0].length);
          expect(searchAll(exact, chars, Infinity).ends).toEqual(ends);
        }),
      );
    },
  );
});
