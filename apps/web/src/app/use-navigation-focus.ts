import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

function hasInitialFocus(main: HTMLElement): boolean {
  return document.activeElement === main || document.activeElement === document.body;
}

function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector('h1');
  if (heading === null) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/** A screen reader announces the heading that gets the focus. A screen that still loads has no heading yet. */
export function useNavigationFocus(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const currentPath = useRef(pathname);
  useEffect(() => {
    const element = main.current;
    if (currentPath.current === pathname || element === null) return undefined;
    currentPath.current = pathname;
    window.scrollTo(0, 0);
    if (focusHeading(element)) return undefined;
    element.focus({ preventScroll: true });
    const awaitHeading = new MutationObserver(() => {
      if (!hasInitialFocus(element) || focusHeading(element)) awaitHeading.disconnect();
    });
    awaitHeading.observe(element, { childList: true, subtree: true });
    return () => awaitHeading.disconnect();
  }, [pathname]);
  return main;
}
