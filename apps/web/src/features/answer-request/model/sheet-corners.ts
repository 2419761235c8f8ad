import { type Corners, type Point, withCorner } from '@groundwork/engine-capture';

/** In shares of the photo. `isCut` is false where the photo is sent as it is. */
export interface SheetChoice {
  readonly corners: Corners;
  readonly isCut: boolean;
}

const photo = { width: 1, height: 1 };
const [step, fineStep] = [0.01, 0.002];
const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export const moveCorner = (corners: Corners, at: number, to: Point): Corners =>
  withCorner(corners, at, to, photo);

export interface PressedKey {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** Null for a key that moves nothing. With Alt, Ctrl or Meta, an arrow is a command of the browser. */
export function moveOfKey({ key, shiftKey, altKey, ctrlKey, metaKey }: PressedKey): Point | null {
  const direction = directions[key];
  if (!direction || altKey || ctrlKey || metaKey) return null;
  const length = shiftKey ? fineStep : step;
  return { x: direction.x * length, y: direction.y * length };
}

export function moveCornerBy(corners: Corners, at: number, by: Point): Corners {
  const corner = corners[at];
  return corner ? moveCorner(corners, at, { x: corner.x + by.x, y: corner.y + by.y }) : corners;
}
