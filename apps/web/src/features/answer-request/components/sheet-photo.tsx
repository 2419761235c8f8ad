import type { Corners, Point } from '@groundwork/engine-capture';
import { fill } from '@groundwork/wording';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef } from 'react';
import { words } from '../answer-request.wording.ts';
import { moveByKey, moveCorner } from '../model/sheet-corners.ts';

interface SheetPhotoProps {
  readonly number: number;
  readonly corners: Corners;
  readonly disabled: boolean;
  readonly onMove: (corners: Corners) => void;
  readonly children: ReactNode;
}

const percentOf = (share: number) => `${share * 100}%`;
const outlineOf = (corners: Corners) => corners.map(({ x, y }) => `${x * 100},${y * 100}`).join(' ');

export function SheetPhoto({ number, corners, disabled, onMove, children }: SheetPhotoProps) {
  const frame = useRef<HTMLDivElement>(null);
  const hint = useId();
  const placeOf = ({ clientX, clientY }: PointerEvent): Point | null => {
    const box = frame.current?.getBoundingClientRect();
    return box ? { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height } : null;
  };
  const drag = (at: number, event: PointerEvent) => {
    const place = event.currentTarget.hasPointerCapture(event.pointerId) ? placeOf(event) : null;
    if (place) onMove(moveCorner(corners, at, place));
  };
  const press = (at: number, event: KeyboardEvent) => {
    const moved = moveByKey(corners, at, event.key);
    if (!moved) return;
    event.preventDefault();
    onMove(moved);
  };
  return (
    <>
      <div className="answer-frame" ref={frame}>
        {children}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <polygon points={outlineOf(corners)} />
        </svg>
        {corners.map(({ x, y }, at) => (
          <button
            key={words.corners[at]}
            type="button"
            className="answer-corner"
            disabled={disabled}
            style={{ left: percentOf(x), top: percentOf(y) }}
            aria-label={fill(words.corner, { corner: words.corners[at] ?? '', number })}
            aria-describedby={hint}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={(event) => drag(at, event)}
            onKeyDown={(event) => press(at, event)}
          />
        ))}
      </div>
      <p className="people-note" id={hint}>
        {words.cornersHint}
      </p>
    </>
  );
}
