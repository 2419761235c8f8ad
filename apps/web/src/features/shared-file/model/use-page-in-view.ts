import { useEffect } from 'react';
import { reportView } from '../api/shared-calls.ts';

const everyMs = 5000;
const mostSeconds = 30;

interface Place {
  readonly itemId: string;
  readonly page: number;
}

/** Counts while the page is visible. A report that fails is lost: the visit is about presence, not billing. */
export function usePageInView(session: string, { itemId, page }: Place, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return undefined;
    let since = Date.now();
    const report = () => {
      const seconds = Math.min(mostSeconds, Math.floor((Date.now() - since) / 1000));
      if (seconds < 1) return;
      since = Date.now();
      if (document.visibilityState === 'visible')
        reportView(session, { itemId, page, seconds }).catch(() => undefined);
    };
    const timer = setInterval(report, everyMs);
    return () => {
      clearInterval(timer);
      report();
    };
  }, [session, itemId, page, isShown]);
}
