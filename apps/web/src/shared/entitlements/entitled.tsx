import { type EntitlementName, isEntitled } from '@groundwork/contracts';
import { buttonClass, Card, EmptyState } from '@groundwork/web-ui';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../session/use-session.ts';
import { lockedWords } from './locked-words.ts';

function useEntitlement(name: EntitlementName): boolean {
  const { user } = useSession();
  return isEntitled(user?.subscriptionPlan ?? 'starter', name);
}

export interface EntitledProps {
  readonly feature: EntitlementName;
  readonly children: ReactNode;
}

/** Shows a feature to those whose plan has it, and to the others what it does and where it comes from. */
export function Entitled({ feature, children }: EntitledProps) {
  if (useEntitlement(feature)) return children;
  return (
    <Card>
      <EmptyState
        {...lockedWords(feature)}
        icon={<Lock size={24} aria-hidden="true" />}
        action={
          <Link className={buttonClass('outline')} to="/subscribe">
            See plans
          </Link>
        }
      />
    </Card>
  );
}
