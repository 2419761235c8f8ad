import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Whether the focus stands where a navigation left it, and not where the reader has moved it since. */
function isUntouched(main: HTMLElement): boolean {
  return document.activeElement === main || document.activeElement === document.body;
}

function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector('h1');
  if (heading === null) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/**
 * After a navigation the reader starts at the top of the new screen, with the focus on its heading: a screen reader
 * says where one is. A screen that is still being loaded gets the focus on its heading as soon as it has one.
 */
export function useFreshStart(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    const element = main.current;
    if (shownPath.current === pathname || element === null) return undefined;
    shownPath.current = pathname;
    window.scrollTo(0, 0);
    if (focusHeading(element)) return undefined;
    element.focus({ preventScroll: true });
    const awaitHeading = new MutationObserver(() => {
      if (!isUntouched(element) || focusHeading(element)) awaitHeading.disconnect();
    });
    awaitHeading.observe(element, { childList: true, subtree: true });
    return () => awaitHeading.disconnect();
  }, [pathname]);
  return main;
}
