import { Spinner } from '@groundwork/web-ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { words } from './app.wording.ts';

const ownDocuments: readonly string[] = [paths.home(), paths.subscribe()];

/** Screens with the same name share a document and its security policy. */
function documentOf(pathname: string): string {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return ownDocuments.includes(path) ? path : 'others';
}

/** A document has one security policy for its lifetime. `/` and `/subscribe` need their own, so a page load is necessary. */
export function DocumentBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const [loadedDocument] = useState(documentOf(pathname));
  const needsReload = documentOf(pathname) !== loadedDocument;
  useEffect(() => {
    if (needsReload) window.location.reload();
  }, [needsReload]);
  return needsReload ? <Spinner label={words.loading} /> : children;
}
