import { PublicFrame } from '../features/public-pages/components/public-frame.tsx';
import { ConfirmEmail } from '../features/recover-access/components/confirm-email.tsx';
import { words } from './pages.wording.ts';

export default function ConfirmEmailPage() {
  return (
    <PublicFrame title={words.confirmEmail.title} lead={words.confirmEmail.lead}>
      <ConfirmEmail />
    </PublicFrame>
  );
}
