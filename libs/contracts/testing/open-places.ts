import type { InputShape } from '../src/input-shape.ts';

export interface InputPlace {
  path: string;
  kind: InputShape['kind'];
  most: number;
}

/** Each text, file, list and map of an input, with its bound. */
export function placesOf(shape: InputShape, path: string): InputPlace[] {
  if (shape.kind === 'object')
    return Object.entries(shape.fields).flatMap(([name, field]) => placesOf(field, `${path}.${name}`));
  if (shape.kind === 'either') return shape.options.flatMap((option) => placesOf(option, path));
  const own = { path, kind: shape.kind, most: shape.most };
  if (shape.kind === 'list') return [own, ...placesOf(shape.item, `${path}[]`)];
  if (shape.kind === 'map')
    return [own, ...placesOf(shape.key, `${path}{key}`), ...placesOf(shape.value, `${path}{}`)];
  return [own];
}

export const openPlaces = (places: readonly InputPlace[]): string[] =>
  places.filter(({ most }) => !Number.isFinite(most)).map(({ path, kind }) => `${path}: ${kind}`);
