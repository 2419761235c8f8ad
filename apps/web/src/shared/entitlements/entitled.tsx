import type { EntitlementName } from '@groundwork/contracts';
import type { ReactNode } from 'react';
import { LockedFeature } from './locked-feature.tsx';
import { useEntitlement } from './use-entitlement.ts';

export interface EntitledProps {
  readonly feature: EntitlementName;
  readonly children: ReactNode;
}

/** Shows a feature to those whose plan has it, and to the others what it does and where it comes from. */
export function Entitled({ feature, children }: EntitledProps) {
  return useEntitlement(feature) ? children : <LockedFeature feature={feature} />;
}
