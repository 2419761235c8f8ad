import type { Corners, Point } from '@groundwork/engine-capture';
import { fill } from '@groundwork/wording';
import { type KeyboardEvent, type PointerEvent, type ReactNode, type RefObject, useId, useRef } from 'react';
import { words } from '../answer-request.wording.ts';
import { moveCorner, moveCornerBy, moveOfKey } from '../model/sheet-corners.ts';

type Move = (corners: Corners) => Corners;

interface HandleProps {
  readonly name: string;
  readonly at: number;
  readonly corner: Point;
  readonly frame: RefObject<HTMLElement | null>;
  readonly hint: string;
  readonly disabled: boolean;
  readonly onMove: (move: Move) => void;
}

interface Grip extends Point {
  readonly pointer: number;
}

const percentOf = (share: number) => `${share * 100}%`;
const wholePercent = (share: number) => Math.round(share * 100);
const outlineOf = (corners: Corners) => corners.map(({ x, y }) => `${x * 100},${y * 100}`).join(' ');

function placeIn(frame: HTMLElement, { clientX, clientY }: PointerEvent): Point {
  const box = frame.getBoundingClientRect();
  return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
}

function useDrag({ at, corner, frame, onMove }: HandleProps) {
  const grip = useRef<Grip | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      if (!frame.current || event.button !== 0 || grip.current) return;
      const place = placeIn(frame.current, event);
      grip.current = { x: corner.x - place.x, y: corner.y - place.y, pointer: event.pointerId };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      const { current } = grip;
      if (!frame.current || current?.pointer !== event.pointerId) return;
      const { x, y } = placeIn(frame.current, event);
      onMove((corners) => moveCorner(corners, at, { x: x + current.x, y: y + current.y }));
    },
    onLostPointerCapture: () => {
      grip.current = null;
    },
  };
}

function CornerHandle(props: HandleProps) {
  const { name, at, corner, hint, disabled, onMove } = props;
  const drag = useDrag(props);
  const [across, down] = [wholePercent(corner.x), wholePercent(corner.y)];
  const press = (event: KeyboardEvent) => {
    const move = moveOfKey(event);
    if (!move) return;
    event.preventDefault();
    onMove((corners) => moveCornerBy(corners, at, move));
  };
  return (
    <button
      type="button"
      role="slider"
      className="answer-corner"
      disabled={disabled}
      style={{ left: percentOf(corner.x), top: percentOf(corner.y) }}
      aria-label={name}
      aria-describedby={hint}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={across}
      aria-valuetext={fill(words.place, { left: across, share: down })}
      onKeyDown={press}
      {...drag}
    />
  );
}

interface SheetPhotoProps extends Pick<HandleProps, 'disabled' | 'onMove'> {
  readonly number: number;
  readonly corners: Corners;
  readonly children: ReactNode;
}

export function SheetPhoto({ number, corners, disabled, onMove, children }: SheetPhotoProps) {
  const frame = useRef<HTMLDivElement>(null);
  const hint = useId();
  return (
    <>
      <div className="answer-frame" ref={frame}>
        {children}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <polygon points={outlineOf(corners)} />
        </svg>
        {words.corners.map((name, at) => (
          <CornerHandle
            key={name}
            name={fill(words.corner, { place: name, number })}
            at={at}
            corner={corners[at] ?? corners[0]}
            {...{ frame, hint, disabled, onMove }}
          />
        ))}
      </div>
      <p className="people-note" id={hint}>
        {words.cornersHint}
      </p>
    </>
  );
}
