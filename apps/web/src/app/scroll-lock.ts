import { useLayoutEffect } from 'react';

const { documentElement: root } = document;
let locks = 0;

/** Replaces the hook of the component library (vite.config.ts); `signed-in-layout.css` has its rule. */
export default function useScrollLock(lock?: boolean): void {
  useLayoutEffect(() => {
    if (!lock) return undefined;
    if (locks === 0) root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`);
    locks += 1;
    root.classList.add('scroll-locked');
    return () => {
      locks -= 1;
      if (locks === 0) root.classList.remove('scroll-locked');
    };
  }, [lock]);
}
