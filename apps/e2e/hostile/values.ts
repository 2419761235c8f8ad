import type { SeededRandom } from '@groundwork/test-data/cases';

const nested = (depth: number, open: string, close: string) => `${open.repeat(depth)}1${close.repeat(depth)}`;

/** JSON.stringify cannot write several of these values. */
const literals = [
  'null',
  'true',
  'false',
  '0',
  '-0',
  '-1',
  '1.5',
  '1e308',
  '-1e308',
  '1e400',
  '9007199254740993',
  '99999999999999999999999999',
  '0.1234567890123456789',
  '""',
  '" "',
  '"NaN"',
  '"Infinity"',
  '"1e308"',
  '"0x1F"',
  '"null"',
  '"undefined"',
  '[]',
  '{}',
  '[null]',
  '[[[]]]',
  '[1,2,3,4,5,6,7,8,9,10,11,1e308]',
  '{"toString":1}',
  '{"length":1e9}',
  '{"__proto__":{"role":"admin"}}',
  '{"constructor":{"prototype":{"role":"admin"}}}',
  '{"$gt":""}',
  '{"then":"x"}',
];

const texts = [
  '\\u0000',
  'a\\u0000b',
  '\\ud800',
  '\\udfff\\ud800',
  '\u202eabc\u202d',
  '\ufeff',
  '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
  'Z\u0351\u032b\u0343a\u0328l\u0334g\u0322o',
  '\\u001b[31m',
  '\\r\\nSet-Cookie: a=b',
  "' or '1'='1",
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}#{7*7}',
  '../../../../etc/passwd',
  '%00%2e%2e%2f',
  '=cmd|calc!A0',
  '$(sleep 9)`sleep 9`',
  '0000-00-00',
  '2026-02-30',
  '9999-12-31T23:59:60Z',
  'admin',
  'ann@example.com',
  'a@b',
  '127.0.0.1',
  'http://169.254.169.254/latest',
  '\u0130\u0131\u1e9e\ufb01',
];

const sizes = [201, 5001, 70_000, 1_200_000];

export function hostileValue(random: SeededRandom): string {
  const kind = random.below(10);
  if (kind < 5) return random.one(literals);
  if (kind < 8) return `"${random.one(texts)}"`;
  if (kind === 8) return `"${random.one(['a', '\u00e9', '\u{1f4a3}', '\\\\']).repeat(random.one(sizes))}"`;
  return random.one([nested(200, '[', ']'), nested(200, '{"a":', '}'), nested(20_000, '[', ']')]);
}

const segments = [
  '..',
  '.',
  '%2e%2e',
  '%2e%2e%2f%2e%2e%2f',
  '..%5c..%5c',
  '%00',
  'a%00b',
  '%',
  '%zz',
  '%ff',
  '%c0%ae',
  '%ed%a0%80',
  '%252e%252e',
  '',
  ' '.trim(),
  '-1',
  '0',
  '1e308',
  'NaN',
  'null',
  'undefined',
  'constructor',
  '__proto__',
  "'%20or%20'1'='1",
  '%0d%0aSet-Cookie:%20a=b',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'FFFFFFFF-FFFF-4FFF-8FFF-FFFFFFFFFFFF',
  '%F0%9F%92%A3',
  '[object%20Object]',
  ';x=1',
  '~root',
  'a'.repeat(150),
  'a'.repeat(300),
  'a'.repeat(6000),
];

export const hostileSegment = (random: SeededRandom): string => random.one(segments);
