import type { Tree } from 'nx/src/devkit-exports.js';
import { Source } from './source.ts';

export interface FieldPlace {
  file: string;
  list: string;
  /** `f.amount('monthlyRent', …)` */
  part: string;
  next: string | undefined;
}

export const PROFILE = 'libs/contracts/src/profile';

export function placesIn(tree: Tree): FieldPlace[] {
  const fieldFiles = tree.children(PROFILE).filter((name) => name.endsWith('.fields.ts'));
  return fieldFiles.flatMap((name) => {
    const file = `${PROFILE}/${name}`;
    const text = tree.read(file, 'utf8') ?? '';
    const source = new Source(file, text);
    const lists = [...text.matchAll(/^export const (\w+Fields) =/gm)].map(([, list = '']) => list);
    return lists.flatMap((list) => {
      const parts = source.partsOf(list);
      return parts.map((part, at) => ({ file, list, part, next: parts[at + 1] }));
    });
  });
}

export const isOf = (field: string) => {
  const start = new RegExp(`^\\w+\\.\\w+\\(\\s*'${field}'`);
  return ({ part }: FieldPlace) => start.test(part);
};
