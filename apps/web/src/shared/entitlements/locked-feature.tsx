import type { EntitlementName } from '@groundwork/contracts';
import { buttonClass, Card, EmptyState } from '@groundwork/web-ui';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { words } from './entitlements.wording.ts';
import { lockedFeatureText } from './locked-feature-text.ts';

export interface LockedFeatureProps {
  readonly feature: EntitlementName;
  readonly isSold: boolean;
  /** What the owner already has of it. */
  readonly own?: ReactNode;
}

export function LockedFeature({ feature, isSold, own = null }: LockedFeatureProps) {
  return (
    <Card>
      <EmptyState
        {...lockedFeatureText(feature)}
        icon={<Lock size={24} aria-hidden="true" />}
        action={
          <>
            {own}
            {isSold ? null : <p className="gw-state-text">{words.lockedFeature.notSold}</p>}
            <Link className={buttonClass('outline')} to={paths.subscribe()}>
              {words.lockedFeature.seePlans}
            </Link>
          </>
        }
      />
    </Card>
  );
}
