import { useSession } from '#shared/session/use-session.ts';
import './account.css';
import { EmailCard, PasswordCard } from './email-and-password.tsx';
import { IdentityCard } from './identity-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { TwoStepCard } from './two-step-card.tsx';

export function Account() {
  const { user } = useSession();
  if (user === null) return null;
  return (
    <>
      <IdentityCard user={user} />
      <TwoStepCard user={user} />
      <PasswordCard />
      <EmailCard user={user} />
      <SessionsCard />
    </>
  );
}
