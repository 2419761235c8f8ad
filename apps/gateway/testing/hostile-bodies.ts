import type { SeededRandom } from '@groundwork/test-data/cases';

type Fill = (bytes: number, random: SeededRandom) => string;

const nest =
  (open: string, close: string): Fill =>
  (bytes) => {
    const levels = Math.floor(bytes / (open.length + close.length));
    return `${open.repeat(levels)}1${close.repeat(levels)}`;
  };
const list =
  (item: string): Fill =>
  (bytes) =>
    `[${Array(Math.ceil(bytes / (item.length + 1)))
      .fill(item)
      .join(',')}]`;
const text =
  (piece: string): Fill =>
  (bytes) =>
    `"${piece.repeat(Math.ceil(bytes / piece.length))}"`;

const keys: Fill = (bytes) => {
  const entries = Array.from({ length: Math.ceil(bytes / 10) }, (_, n) => `"k${n}":${n}`);
  return `{${entries.join(',')}}`;
};

const noise: Fill = (bytes, random) => {
  const alphabet = '{}[]",:\\u0dDefF-+.19 \n\u0000é😀';
  return Array.from({ length: Math.min(bytes, 4000) }, () => random.one(Array.from(alphabet))).join('');
};

const fills: Fill[] = [
  nest('[', ']'),
  nest('{"a":', '}'),
  nest('[{"__proto__":', '}]'),
  list('0'),
  list('[]'),
  list('{"id":"x"}'),
  list('"\\u0061"'),
  text('a'),
  text('\\\\'),
  text('\\u0061'),
  text('\\ud83d\\ude00'),
  text('a@'),
  text(' '),
  text('.1e'),
  (bytes) => '9'.repeat(bytes),
  (bytes) => `[${' '.repeat(bytes)}]`,
  keys,
  noise,
];

const fieldNames = [
  'email',
  'password',
  'annualRevenueCurrent',
  'monthlyRevenue',
  'currentData',
  'proposedChanges',
  'x',
];
const sizes = [0, 7, 300, 9000, 16_300, 16_400];
const breaks = ['', '', '', '}', ',', '"', '\u0000'];

export function hostileBody(random: SeededRandom, largest = 70_000): string {
  const bytes = random.one([...sizes, largest]);
  const value = random.one(fills)(bytes, random);
  return random.chance(0.7) ? `{"${random.one(fieldNames)}":${value}}${random.one(breaks)}` : value;
}
