import { type InputShape, shapeOf } from '../input-shape.ts';
import type { RouteContract } from './define.ts';

/** JSON may spell one character as two escapes of six bytes. */
const bytesOfCharacter = 12;
const bytesAround = 32;
const smallestLimit = 4 * 1024;

const bytesOfText = (characters: number) => characters * bytesOfCharacter + bytesAround;

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

function mostBytes(shape: InputShape): number {
  switch (shape.kind) {
    case 'text':
    case 'value':
    case 'file':
      return bytesOfText(shape.most);
    case 'list':
      return bytesAround + shape.most * mostBytes(shape.item);
    case 'map':
      return bytesAround + shape.most * (mostBytes(shape.key) + mostBytes(shape.value));
    case 'object':
      return sum(
        Object.entries(shape.fields).map(([name, field]) => bytesOfText(name.length) + mostBytes(field)),
      );
    case 'either':
      return Math.max(...shape.options.map(mostBytes));
  }
}

function limitOf({ method, path, body, mostRawBytes }: RouteContract): number {
  if (mostRawBytes !== undefined) return mostRawBytes;
  if (body === undefined) return smallestLimit;
  const most = mostBytes(shapeOf(body));
  if (!Number.isFinite(most)) throw new Error(`The body of ${method} ${path} has no limit`);
  return Math.max(smallestLimit, most);
}

const limits = new WeakMap<RouteContract, number>();

export function mostBodyBytes(route: RouteContract): number {
  const limit = limits.get(route) ?? limitOf(route);
  limits.set(route, limit);
  return limit;
}
