import type { Refusal } from './bank-file.ts';
import { refuse } from './refusal.ts';

export interface BankText {
  readonly state: 'text';
  readonly format: 'csv' | 'ofx';
  readonly text: string;
}

const startsWith = (bytes: Uint8Array, ...marks: number[]): boolean =>
  marks.every((mark, at) => bytes[at] === mark);

const encodingOf = (bytes: Uint8Array): string => {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  return startsWith(bytes, 0xfe, 0xff) ? 'utf-16be' : 'utf-8';
};

function decode(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return encoding === 'utf-8' ? new TextDecoder('windows-1252').decode(bytes) : '\0';
  }
}

const binary = new RegExp('[\\u0000-\\u0008\\u000E-\\u001F\\uFFFE\\uFFFF]');
const foreign = /^\s*(%PDF|PK|\{|\[)|^\s*<(!doctype|html|\?xml(?![^]{0,400}OFX))/i;
const ofx = /^\s*OFXHEADER|<OFX>/i;

/** Decodes the bytes of a file and recognizes OFX. The caller splits a CSV text into cells. */
export function decodeBankFile(bytes: Uint8Array): BankText | Refusal {
  const text = decode(bytes).replaceAll(/\r\n?/g, '\n');
  if (binary.test(text) || foreign.test(text)) return refuse('NOT_A_BANK_FILE');
  if (text.trim() === '') return refuse('NO_ROWS');
  return { state: 'text', format: ofx.test(text.slice(0, 4000)) ? 'ofx' : 'csv', text };
}

export const delimiters = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

const cellsIn = (line: string, delimiter: Delimiter): number =>
  line.replaceAll(/"[^"]*"/g, '').split(delimiter).length;

function regularity(lines: readonly string[], delimiter: Delimiter): number {
  const counts = new Map<number, number>();
  for (const line of lines) {
    const cells = cellsIn(line, delimiter);
    if (cells > 1) counts.set(cells, (counts.get(cells) ?? 0) + cells);
  }
  return Math.max(0, ...counts.values());
}

const firstLines = (text: string): string[] =>
  text
    .slice(0, 100_000)
    .split('\n', 80)
    .filter((line) => line.trim() !== '');

const leastRows = 3;

export function isTable(text: string): boolean {
  const lines = firstLines(text);
  if (/^\s*</.test(text)) return false;
  return delimiters.some((delimiter) => {
    const counts = lines.map((line) => cellsIn(line, delimiter)).filter((count) => count > 1);
    const most = Math.max(0, ...counts.map((count) => counts.filter((each) => each === count).length));
    return most >= leastRows && most * 2 >= lines.length;
  });
}

export function delimiterOf(text: string): Delimiter {
  const lines = firstLines(text);
  const scores = delimiters.map((delimiter) => regularity(lines, delimiter));
  return delimiters[scores.indexOf(Math.max(...scores))] ?? ',';
}
