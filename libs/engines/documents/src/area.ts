import type { Line, Page, Word } from './page.ts';

/** In points of the page; in a reading, as shares of its width and height. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function areaOf(words: readonly Area[]): Area | null {
  if (words.length === 0) return null;
  const [x, y] = [Math.min(...words.map((each) => each.x)), Math.min(...words.map((each) => each.y))];
  const right = Math.max(...words.map((each) => each.x + each.width));
  const bottom = Math.max(...words.map((each) => each.y + each.height));
  return { x, y, width: right - x, height: bottom - y };
}

const compact = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function wordsOfText(words: readonly Word[], wanted: string): readonly Word[] | null {
  for (let first = 0; first < words.length; first += 1) {
    let text = '';
    for (let last = first; last < words.length && text.length < wanted.length; last += 1) {
      text += compact(words[last]?.text ?? '');
      if (text.includes(wanted) && compact(words[first]?.text ?? '') !== '')
        return words.slice(first, last + 1);
      if (!text.startsWith(wanted.slice(0, text.length)) && text.length < wanted.length) break;
    }
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
