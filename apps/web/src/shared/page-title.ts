import { useEffect } from 'react';
import { brand } from './brand/brand.ts';
import { chosenBusiness } from './business/chosen-business.ts';

export function usePageTitle(title: string): void {
  useEffect(() => {
    const business = chosenBusiness.read();
    document.title = [...(business ? [business.name] : []), title, brand.name].join(' · ');
  }, [title]);
}
