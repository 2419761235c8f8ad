import type { Source } from '../edit/source.ts';

const factors = ['CR', 'BF', 'DC', 'RA'];

const codeIn = (text: string) => /^'?([A-Z]{2})(\d+)\b/.exec(text);

function placeOf(text: string): number {
  const [, factor = '', number] = codeIn(text) ?? [];
  return 1000 * factors.indexOf(factor) + Number(number);
}

export const comesAfter = (text: string, code: string): boolean =>
  codeIn(text) !== null && placeOf(text) > placeOf(code);

export function addByCode(source: Source, place: string, code: string, text: string): Source {
  return source.add(
    place,
    text,
    source.partsOf(place).find((part) => comesAfter(part, code)),
  );
}
