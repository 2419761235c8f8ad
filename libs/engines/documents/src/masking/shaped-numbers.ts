import { type Glyph, textOfGlyphs } from './glyphs.ts';
import { dashes, type Hit, lastFour, onlyDigits } from './hit.ts';

const dash = `\\s?[${dashes}]\\s?`;
const shapes: readonly { readonly pattern: RegExp; readonly formOf: (digits: string) => string }[] = [
  {
    pattern: new RegExp(`(?<!\\d)\\d{3}${dash}\\d{2}${dash}\\d{4}(?!\\d)`, 'g'),
    formOf: (digits) => `***-**-${lastFour(digits)}`,
  },
  {
    pattern: new RegExp(`(?<!\\d)\\d{2}${dash}\\d{7}(?!\\d)`, 'g'),
    formOf: (digits) => `**-***${lastFour(digits)}`,
  },
];

export function shapedHits(glyphs: readonly Glyph[]): Hit[] {
  const text = textOfGlyphs(glyphs);
  return shapes.flatMap(({ pattern, formOf }) =>
    [...text.matchAll(pattern)].map(({ index, 0: match }) => ({
      glyphs: glyphs.slice(index, index + match.length),
      form: formOf(onlyDigits(match)),
    })),
  );
}
