import type { EntitlementName } from '@groundwork/contracts';
import { buttonClass, Card, EmptyState } from '@groundwork/web-ui';
import { Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { lockedWords } from './locked-words.ts';

export function LockedFeature({ feature }: { readonly feature: EntitlementName }) {
  return (
    <Card>
      <EmptyState
        {...lockedWords(feature)}
        icon={<Lock size={24} aria-hidden="true" />}
        action={
          <Link className={buttonClass('outline')} to={paths.subscribe()}>
            See plans
          </Link>
        }
      />
    </Card>
  );
}
