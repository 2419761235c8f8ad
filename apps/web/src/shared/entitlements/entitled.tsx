import type { EntitlementName } from '@groundwork/contracts';
import type { ReactNode } from 'react';
import { LockedFeature } from './locked-feature.tsx';
import { useEntitlement } from './use-entitlement.ts';

export interface EntitledProps {
  readonly feature: EntitlementName;
  readonly children: ReactNode;
}

export function Entitled({ feature, children }: EntitledProps) {
  return useEntitlement(feature) ? children : <LockedFeature feature={feature} />;
}
