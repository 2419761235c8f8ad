import { useEffect } from 'react';

/** The style sheet prints the names and the date in the margin of each page. */
export function usePrintName(parts: readonly string[]): void {
  const name = parts.filter((part) => part !== '').join(' · ');
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--gw-print-name', JSON.stringify(name));
    return () => void style.removeProperty('--gw-print-name');
  }, [name]);
}
