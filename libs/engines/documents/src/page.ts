import { z } from 'zod';

/** A word as it stands on a page: position from the top left, in points. */
export const word = z.object({
  text: z.string(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});
export type Word = z.infer<typeof word>;

export const page = z.object({
  words: z.array(word),
  /** 1 for a text layer, the mean of the words' confidences for a recognised image. */
  recognition: z.number().min(0).max(1),
});
export type Page = z.infer<typeof page>;

export interface Line {
  page: number;
  text: string;
}

/** Words whose middles lie within half a line's height belong to one line, read from left to right. */
export function linesOf(pages: readonly Page[]): Line[] {
  return pages.flatMap(({ words }, index) => {
    const rows: Word[][] = [];
    for (const each of [...words].sort((a, b) => middle(a) - middle(b))) {
      const row = rows.at(-1);
      const first = row?.[0];
      if (row && first && Math.abs(middle(first) - middle(each)) < Math.max(first.height, 4) / 2)
        row.push(each);
      else rows.push([each]);
    }
    return rows.map((row) => ({
      page: index + 1,
      text: row
        .sort((a, b) => a.x - b.x)
        .map(({ text }) => text)
        .join(' ')
        .replace(/\s+/g, ' ')
        .trim(),
    }));
  });
}

const middle = ({ y, height }: Word) => y + height / 2;
