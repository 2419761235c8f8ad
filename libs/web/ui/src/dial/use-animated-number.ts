import { useEffect, useRef, useState } from 'react';
import { useIsLive } from '../use-is-live.ts';
import { prefersStillness } from '../theme/still-motion.ts';

const fillMilliseconds = 700;
const eased = (share: number) => 1 - (1 - share) ** 3;

export function useAnimatedNumber(target: number, still: boolean): number {
  const isLive = useIsLive();
  const [value, setValue] = useState(() => (still || !isLive || prefersStillness() ? target : 0));
  const valueRef = useRef(value);

  useEffect(() => {
    if (valueRef.current === target) return;
    const show = (value: number) => {
      valueRef.current = value;
      setValue(value);
    };
    const start = valueRef.current;
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

  return value;
}
