import { useEffect, useRef, useState } from 'react';
import { prefersStillness } from '../theme/still-motion.ts';

const fillMilliseconds = 700;
const eased = (share: number) => 1 - (1 - share) ** 3;

/** Runs from the last shown value to the new one; the first time from 0. Jumps when motion is unwelcome or `still`. */
export function useAnimatedNumber(target: number, still: boolean): number {
  const [shown, setShown] = useState(() => (still || prefersStillness() ? target : 0));
  const shownRef = useRef(shown);

  useEffect(() => {
    if (shownRef.current === target) return;
    const show = (value: number) => {
      shownRef.current = value;
      setShown(value);
    };
    const start = shownRef.current;
    const jump = still || prefersStillness();
    let began: number | null = null;
    let frame = window.requestAnimationFrame(function step(now) {
      began ??= now;
      const share = jump ? 1 : Math.min((now - began) / fillMilliseconds, 1);
      show(start + (target - start) * eased(share));
      if (share < 1) frame = window.requestAnimationFrame(step);
    });
    return () => window.cancelAnimationFrame(frame);
  }, [target, still]);

  return shown;
}
