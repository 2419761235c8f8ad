import type { Operation } from './operations.ts';
import type { SeededRandom } from '@groundwork/test-data/cases';
import { hostileValue } from './values.ts';

export interface Body {
  type: string | undefined;
  content: Buffer;
}

const json = (text: string, type = 'application/json'): Body => ({ type, content: Buffer.from(text) });

const strangeKeys = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'role',
  'id',
  'userId',
  '',
  '\u0000',
];

function fieldsOf({ fields }: Operation, random: SeededRandom): string[] {
  const named = fields.length > 12 ? Array.from({ length: 12 }, () => random.one(fields)) : fields;
  return random.chance(0.3) ? [...named, random.one(strangeKeys)] : [...named];
}

function wrongValues(operation: Operation, random: SeededRandom): Body {
  const entries = fieldsOf(operation, random).map(
    (name) => `${JSON.stringify(name)}:${hostileValue(random)}`,
  );
  return json(`{${entries.join(',')}}`);
}

/** One wrong value among right ones, so that later checks run too. */
function nearlyRight(operation: Operation, random: SeededRandom): Body {
  const right: Record<string, string> = {
    email: '"hostile@example.com"',
    password: '"a long enough password"',
    firstName: '"O\u2019Neil"',
    lastName: '"\u738b"',
    plan: '"individual"',
  };
  const names = fieldsOf(operation, random);
  const wrong = random.one([...names, 'nothing']);
  const entries = names
    .filter((name) => name === wrong || name in right)
    .map((name) => `${JSON.stringify(name)}:${name === wrong ? hostileValue(random) : String(right[name])}`);
  return json(`{${entries.join(',')}}`);
}

const broken = [
  '',
  '{',
  '}',
  '{"a"}',
  '{"a":1,}',
  "{'a':1}",
  '{"a":1}{"b":2}',
  '{"a":1 // no\n}',
  '{"a":NaN}',
  '{"a":Infinity}',
  '{"a":01}',
  '{"a":"\t"}',
  '{"a":"\\x41"}',
  '{"a":"\\u12"}',
  '{"email":1,"email":2}',
  '\ufeff{}',
  'null',
  '[]',
  '7',
  '"text"',
  'true',
  '[[[[[[[[[[',
  `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
  `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`,
  `{"a":"${'a'.repeat(4 * 1024 * 1024)}"}`,
];

const bytes = [
  Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]),
  Buffer.from('{"email":"\xed\xa0\x80"}', 'latin1'),
  Buffer.from('{"email":"\xff\xfe\xc0\x80"}', 'latin1'),
  Buffer.from([0x1f, 0x8b, 0x08, 0x00]),
  Buffer.alloc(1000),
];

const types = [
  undefined,
  '',
  'json',
  'text/plain',
  'application/xml',
  'text/html; charset=utf-7',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'application/json; charset=',
  'application/json, text/html',
  'APPLICATION/JSON',
  'application/vnd.api+json',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'b'.repeat(500)}`,
  'multipart/mixed; boundary=b',
  'application/octet-stream',
  '*/*',
  'a/b; c="',
];

const kinds: readonly ((operation: Operation, random: SeededRandom) => Body)[] = [
  wrongValues,
  wrongValues,
  nearlyRight,
  nearlyRight,
  (_, random) => json(random.one(broken)),
  (_, random) => ({ type: 'application/json', content: random.one(bytes) }),
  (operation, random) => ({ ...wrongValues(operation, random), type: random.one(types) }),
];

export const hostileBody = (operation: Operation, random: SeededRandom): Body =>
  random.one(kinds)(operation, random);
