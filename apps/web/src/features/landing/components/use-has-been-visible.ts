import { type RefObject, useEffect, useState } from 'react';

export function useHasBeenVisible(element: RefObject<HTMLElement | null>): boolean {
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    if (isVisible || element.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setVisible(true);
      },
      { rootMargin: '64px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isVisible]);
  return isVisible;
}
