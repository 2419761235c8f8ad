import type { Line, Page, Word } from './page.ts';

/** In points of the page; in a reading, as shares of its width and height. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function areaOf(words: readonly (Area & { moved?: number })[]): Area | null {
  if (words.length === 0) return null;
  const lefts = words.map(({ x, moved = 0 }) => x + moved);
  const [x, y] = [Math.min(...lefts), Math.min(...words.map((each) => each.y))];
  const right = Math.max(...words.map(({ width }, at) => (lefts[at] ?? 0) + width));
  const bottom = Math.max(...words.map((each) => each.y + each.height));
  return { x, y, width: right - x, height: bottom - y };
}

const compact = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const continues = (text: string, wanted: string) => text.startsWith(wanted.slice(0, text.length));

function wordsFrom(words: readonly Word[], first: number, wanted: string): readonly Word[] | null {
  let text = '';
  for (let at = first; at < words.length; at += 1) {
    text += compact(words[at]?.text ?? '');
    if (text.includes(wanted)) return words.slice(first, at + 1);
    if (!continues(text, wanted)) return null;
  }
  return null;
}

function wordsOfText(words: readonly Word[], wanted: string): readonly Word[] | null {
  for (const [first, word] of words.entries()) {
    const own = compact(word.text) === '' ? null : wordsFrom(words, first, wanted);
    if (own) return own;
  }
  return null;
}

export function areaOfText(lines: readonly Pick<Line, 'words'>[], text: string): Area | null {
  const wanted = compact(text);
  if (wanted === '') return null;
  for (const { words } of lines) {
    const own = wordsOfText(words, wanted);
    if (own) return areaOf(own);
  }
  return null;
}

const rounded = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000;

export function shareOfPage(area: Area | null, page: Page | undefined): Area | null {
  if (area === null || page?.sheet === undefined) return null;
  const { width, height, tilt = 0 } = page.sheet;
  const top = area.y + (area.x + area.width / 2 - width / 2) * tilt;
  const [x, y] = [rounded(area.x / width), rounded(top / height)];
  return {
    x,
    y,
    width: rounded(Math.min(1, (area.x + area.width) / width) - x),
    height: rounded(Math.min(1, (top + area.height) / height) - y),
  };
}
