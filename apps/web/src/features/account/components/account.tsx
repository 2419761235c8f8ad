import type { ReactNode } from 'react';
import { useSession } from '#shared/session/use-session.ts';
import './account.css';
import { EmailCard, PasswordCard } from './email-and-password.tsx';
import { IdentityCard } from './identity-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { TwoStepCard } from './two-step-card.tsx';

export function Account({ children }: { readonly children: ReactNode }) {
  const { user } = useSession();
  if (user === null) return null;
  return (
    <div className="account-page">
      <div>
        <IdentityCard user={user} />
        <PasswordCard />
        <SessionsCard />
      </div>
      <div>
        <TwoStepCard user={user} />
        <EmailCard user={user} />
        {children}
      </div>
    </div>
  );
}
