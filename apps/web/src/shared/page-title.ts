import { useEffect } from 'react';
import { brand } from './brand/brand.ts';

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
  }, [title]);
}
