import { useEffect, useRef, useState } from 'react';
import { prefersStillness } from '../theme/still-motion.ts';

const fillMilliseconds = 700;
const eased = (share: number) => 1 - (1 - share) ** 3;

/** Runs from the last shown value to the new one; the first time from 0. Jumps when motion is unwelcome. */
export function useAnimatedNumber(target: number): number {
  const [shown, setShown] = useState(() => (prefersStillness() ? target : 0));
  const shownRef = useRef(shown);

  useEffect(() => {
    const show = (value: number) => {
      shownRef.current = value;
      setShown(value);
    };
    const start = shownRef.current;
    const still = prefersStillness();
    let began: number | null = null;
    let frame = window.requestAnimationFrame(function step(now) {
      began ??= now;
      const share = still ? 1 : Math.min((now - began) / fillMilliseconds, 1);
      show(start + (target - start) * eased(share));
      if (share < 1) frame = window.requestAnimationFrame(step);
    });
    return () => window.cancelAnimationFrame(frame);
  }, [target]);

  return shown;
}
