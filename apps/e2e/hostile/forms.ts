import type { Body } from './bodies.ts';
import type { SeededRandom } from '@groundwork/test-data/cases';
import { hostileValue } from './values.ts';

const boundary = 'hostile';
const type = `multipart/form-data; boundary=${boundary}`;

const part = (headers: string, content: string) => `--${boundary}\r\n${headers}\r\n\r\n${content}\r\n`;
const field = (name: string, value: string) => part(`Content-Disposition: form-data; name="${name}"`, value);
const file = (name: string, content: string, mediaType = 'application/pdf') =>
  part(
    `Content-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${mediaType}`,
    content,
  );
const whole = (...parts: string[]) => `${parts.join('')}--${boundary}--\r\n`;
const category = field('category', 'tax_documents');
const pdf = '%PDF-1.4\nnothing of a PDF';

const names = [
  '',
  '..',
  '../../etc/passwd',
  'a\u0000b.pdf',
  '%00.pdf',
  'con.pdf',
  'a"b.pdf',
  "a';drop table documents;--.pdf",
  '\u202efdp.exe',
  '\u{1f4a3}'.repeat(120),
  'x'.repeat(5000),
  '<img src=x onerror=alert(1)>.pdf',
];

const forms: readonly ((random: SeededRandom) => string)[] = [
  () => '',
  () => `--${boundary}--\r\n`,
  () => `--${boundary}`,
  () => 'no form at all',
  () => whole(category),
  () => whole(file('a.pdf', pdf)),
  () => whole(category, file('a.pdf', '')),
  () => whole(category, file('a.pdf', 'MZ')),
  () => whole(category, file('a.pdf', pdf), file('b.pdf', pdf)),
  () => category + file('a.pdf', pdf),
  () => (category + file('a.pdf', pdf)).slice(0, -20),
  () => whole(part('', 'x')),
  () => whole(part('Content-Disposition: form-data', 'x')),
  () => whole(part('Content-Disposition: form-data; name="file"; filename', pdf)),
  () => whole(part(`X-Bomb: ${'x'.repeat(100_000)}`, 'x'), category),
  () => whole(...Array.from({ length: 60 }, (_, n) => part(`X-${n}: 1`, 'x'))),
  () => whole(...Array.from({ length: 200 }, (_, n) => field(`f${n}`, 'x'))),
  () => whole(field('category', 'x'.repeat(50_000)), file('a.pdf', pdf)),
  () => whole(field('x'.repeat(5000), 'x'), category, file('a.pdf', pdf)),
  () => whole(category, field('file', 'text in place of a file')),
  () => whole(category, category, field('category', 'bank_statements'), file('a.pdf', pdf)),
  (random) => whole(field(random.one(['__proto__', 'constructor', 'toString', '']), 'x'), file('a.pdf', pdf)),
  (random) => whole(field('category', hostileValue(random)), file('a.pdf', pdf)),
  (random) => whole(category, field('subcategory', hostileValue(random)), file('a.pdf', pdf)),
  (random) => whole(category, file(random.one(names), `${pdf}${random.next()}`)),
  (random) =>
    whole(category, file('a.pdf', `${pdf}${random.next()}`, random.one(['', 'text/html', 'x'.repeat(300)]))),
];

export const hostileForm = (random: SeededRandom): Body => ({
  type,
  content: Buffer.from(random.one(forms)(random)),
});
