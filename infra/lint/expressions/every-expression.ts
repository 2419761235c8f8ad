import { expressionsBuiltBy } from './built.ts';
import { type Expression, harvest, type Place, sourceFiles } from './harvest.ts';

export interface Expressions {
  readonly all: readonly Expression[];
  readonly late: readonly Place[];
}

export const placeOf = ({ file, line }: Place): string => `${file}:${line}`;

export async function everyExpression(
  root: string,
  isIncluded: (file: string) => boolean,
): Promise<Expressions> {
  const files = new Set(sourceFiles(root).filter(isIncluded));
  const { written, built } = harvest(root, [...files]);
  const constructed = (await expressionsBuiltBy(root, built)).filter(({ file }) => files.has(file));
  const places = new Set(constructed.map(placeOf));
  return { all: [...written, ...constructed], late: built.filter((place) => !places.has(placeOf(place))) };
}

export const textOf = ({ source, flags }: Pick<Expression, 'source' | 'flags'>): string =>
  `/${source}/${flags}`;
