import { Spinner } from '@groundwork/web-ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { connection } from '#shared/api/connection.ts';
import { words } from './app.wording.ts';
import { WaitingScreen } from './failed-screen.tsx';
import { isOwnDocument } from './own-documents.ts';

/** Screens with the same name share a document and its security policy. */
function documentOf(pathname: string): string {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return isOwnDocument(path) ? path : 'others';
}

/** A document has one security policy for its lifetime. `/`, `/subscribe` and `/verify` need their own, so a page load is necessary. */
export function DocumentBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const [loadedDocument] = useState(documentOf(pathname));
  const needsReload = documentOf(pathname) !== loadedDocument;
  // Without a network the browser would replace the page by its own error.
  const isUp = connection.state() === 'up';
  useEffect(() => {
    if (needsReload && isUp) window.location.reload();
  }, [needsReload, isUp]);
  if (!needsReload) return children;
  return isUp ? <Spinner label={words.loading} /> : <WaitingScreen />;
}
