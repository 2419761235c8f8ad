import type { EntitlementName } from '@groundwork/contracts';
import { buttonClass, Card, EmptyState } from '@groundwork/web-ui';
import { Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { words } from './entitlements.wording.ts';
import { lockedFeatureText } from './locked-feature-text.ts';

export function LockedFeature({ feature }: { readonly feature: EntitlementName }) {
  return (
    <Card>
      <EmptyState
        {...lockedFeatureText(feature)}
        icon={<Lock size={24} aria-hidden="true" />}
        action={
          <Link className={buttonClass('outline')} to={paths.subscribe()}>
            {words.lockedFeature.seePlans}
          </Link>
        }
      />
    </Card>
  );
}
