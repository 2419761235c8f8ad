import { Spinner } from '@groundwork/web-ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#shared/paths.ts';

const ownDocuments: readonly string[] = [paths.home(), paths.subscribe()];

/** Screens that share a name here share a document, and with it one security policy. */
function documentOf(pathname: string): string {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return ownDocuments.includes(path) ? path : 'others';
}

/**
 * A navigation inside the app keeps the security policy of the document that was loaded first. Where a screen has a
 * policy of its own (the video host on `/`, the payment provider on `/subscribe`), the way to and from it is a page load.
 */
export function DocumentBorder({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const [loaded] = useState(documentOf(pathname));
  const crossed = documentOf(pathname) !== loaded;
  useEffect(() => {
    if (crossed) window.location.reload();
  }, [crossed]);
  return crossed ? <Spinner label="Loading" /> : children;
}
