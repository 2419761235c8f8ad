import { lazy, Suspense } from 'react';
import { useBusinesses } from '#shared/business/use-business.ts';

const BusinessSwitcher = lazy(() => import('./business-switcher.tsx'));

/** Only for a person with more than one business. */
export function BusinessChoice() {
  const { data = [] } = useBusinesses();
  if (data.length < 2) return null;
  return (
    <Suspense>
      <BusinessSwitcher />
    </Suspense>
  );
}
