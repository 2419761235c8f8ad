import type { AST } from '@eslint-community/regexpp';
import { isLineEnd, isWordChar } from './count-steps.ts';

export type Char = AST.Character | AST.CharacterSet | AST.CharacterClass | AST.ExpressionCharacterClass;

export interface Leaf {
  readonly raw: string;
  readonly members: ReadonlySet<string>;
}

const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
// Letters, digits, spaces and marks that \w, \d, \s or the flag i treat in a way of their own.
const others = ['\u00a0', '\u00e9', '\u017f', '\u0301', '\u0663', '\u2028', '\u212a', '\u4e2d', '\ufeff'];
// A letter, a digit and a space first: the first character of a set represents the set.
const usual = [...new Set(['x', 'A', '0', ' ', ...ascii, ...others])];

function* charsIn(char: Char): Generator<number> {
  if (char.type === 'Character') yield char.value;
  if (char.type !== 'CharacterClass') return;
  for (const element of char.elements) {
    if (element.type === 'Character') yield element.value;
    if (element.type !== 'CharacterClassRange') continue;
    const [min, max] = [element.min.value, element.max.value];
    yield* [min - 1, min, max, max + 1].filter((code) => code >= 0 && code <= 0x10ffff);
  }
}

const testers = new Map<string, RegExp>();

function testerOf(raw: string, flags: string): RegExp {
  const key = `${flags}/${raw}`;
  const tester = testers.get(key) ?? new RegExp(`^(?:${raw})$`, flags.replaceAll(/[dgmy]/g, ''));
  testers.set(key, tester);
  return tester;
}

function alphabetOf(raws: readonly string[], candidates: readonly string[], flags: string): string[] {
  const alphabet = new Map<string, string>();
  for (const char of candidates) {
    const signature = raws.map((raw) => (testerOf(raw, flags).test(char) ? '1' : '0'));
    const key = [...signature, isWordChar(char), isLineEnd(char)].join();
    if (!alphabet.has(key)) alphabet.set(key, char);
  }
  return [...alphabet.values()];
}

export function leavesOf(chars: readonly Char[], flags: string) {
  const isUnicode = /[uv]/.test(flags);
  const own = chars.flatMap((char) => [...charsIn(char)]).filter((code) => isUnicode || code <= 0xffff);
  const raws = [...new Set(chars.map(({ raw }) => raw))];
  const candidates = new Set([...usual, ...own.map((code) => String.fromCodePoint(code))]);
  const alphabet = alphabetOf(raws, [...candidates], flags);
  const leaf = (raw: string): Leaf => ({
    raw,
    members: new Set(alphabet.filter((char) => testerOf(raw, flags).test(char))),
  });
  return { alphabet, leaves: new Map(raws.map((raw) => [raw, leaf(raw)])) };
}
