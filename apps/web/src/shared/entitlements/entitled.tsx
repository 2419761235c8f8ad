import type { EntitlementName } from '@groundwork/contracts';
import type { ReactNode } from 'react';
import { sellsPlans } from '#shared/brand/site-config.ts';
import { LockedFeature } from './locked-feature.tsx';
import { useEntitlement } from './use-entitlement.ts';

export interface EntitledProps {
  readonly feature: EntitlementName;
  readonly own?: ReactNode;
  readonly children: ReactNode;
}

export function Entitled({ feature, own, children }: EntitledProps) {
  return useEntitlement(feature) ? (
    children
  ) : (
    <LockedFeature feature={feature} isSold={sellsPlans()} own={own} />
  );
}
