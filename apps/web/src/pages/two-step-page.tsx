import type { User } from '@groundwork/contracts';
import { Button } from '@groundwork/web-ui';
import { TwoStepCard } from '../features/account/components/two-step-card.tsx';
import '../features/account/components/account.css';
import { PublicFrame } from '../features/public-pages/components/public-frame.tsx';
import { signOut } from '#shared/session/use-session.ts';
import { words } from './pages.wording.ts';

export default function TwoStepPage({ user }: { readonly user: User }) {
  return (
    <PublicFrame title={words.twoStep.title} lead={words.twoStep.lead}>
      <TwoStepCard user={user} />
      <p>
        <Button look="ghost" onClick={() => void signOut()}>
          {words.twoStep.signOut}
        </Button>
      </p>
    </PublicFrame>
  );
}
