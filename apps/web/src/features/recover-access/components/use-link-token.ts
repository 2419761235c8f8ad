import { useEffect, useState } from 'react';

/** What the link carries, read once: it stays neither in the address bar nor in what Back shows. */
export function useLinkToken(): string {
  const [token] = useState(() => window.location.hash.slice(1));
  useEffect(() => {
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
  return token;
}
