import { fill } from '@groundwork/wording';
import { type PointerEvent, type ToggleEvent, useEffect, useId, useRef } from 'react';
import { words } from '../ui.wording.ts';
import { hintPlace } from './hint-place.ts';
import './hint.css';

export interface HintProps {
  readonly about: string;
  readonly text: string;
}

const pixels = (length: number | null) => (length === null ? 'auto' : `${length}px`);

/** The browser's popover closes on Escape and on a click outside. */
export function Hint({ about, text }: HintProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const following = useRef<AbortController>(undefined);
  useEffect(() => () => following.current?.abort(), []);
  const setPosition = () => {
    if (button.current === null || bubble.current === null) return;
    const screen = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const { width, left, top, bottom } = hintPlace(button.current.getBoundingClientRect(), screen);
    Object.assign(bubble.current.style, {
      width: pixels(width),
      left: pixels(left),
      top: pixels(top),
      bottom: pixels(bottom),
    });
  };
  const followScroll = ({ newState }: ToggleEvent) => {
    following.current?.abort();
    if (newState !== 'open') return;
    setPosition();
    // The popover is fixed to the screen, its button scrolls with the page.
    following.current = new AbortController();
    window.addEventListener('scroll', setPosition, { passive: true, signal: following.current.signal });
  };
  const show = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') bubble.current?.showPopover();
  };
  const hide = ({ pointerType }: PointerEvent) => {
    const isFocused = document.activeElement === button.current;
    if (pointerType === 'mouse' && !isFocused) bubble.current?.hidePopover();
  };
  return (
    <span className="gw-hint" onPointerEnter={show} onPointerLeave={hide}>
      <button
        ref={button}
        type="button"
        className="gw-hint-button"
        aria-label={fill(words.about, { topic: about })}
        aria-describedby={id}
        popoverTarget={id}
        popoverTargetAction="show"
      >
        <svg viewBox="0 0 16 16" width="15" height="15" aria-hidden="true">
          <circle cx="8" cy="8" r="6.6" />
          <path d="M8 7.4v3.7M8 4.9v.1" />
        </svg>
      </button>
      <span ref={bubble} id={id} popover="auto" className="gw-hint-bubble" onBeforeToggle={followScroll}>
        {text}
      </span>
    </span>
  );
}
