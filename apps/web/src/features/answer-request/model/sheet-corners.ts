import { type Corners, type Point, withCorner } from '@groundwork/engine-capture';

/** In shares of the photo. `isCut` is false where the photo is sent as it is. */
export interface SheetChoice {
  readonly corners: Corners;
  readonly isCut: boolean;
}

const photo = { width: 1, height: 1 };
const step = 0.01;
const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

export const moveCorner = (corners: Corners, at: number, to: Point): Corners =>
  withCorner(corners, at, to, photo);

export function moveByKey(corners: Corners, at: number, key: string): Corners | null {
  const [direction, corner] = [directions[key], corners[at]];
  if (!direction || !corner) return null;
  return moveCorner(corners, at, { x: corner.x + direction.x, y: corner.y + direction.y });
}
