import { PublicFrame } from '../features/public-pages/components/public-frame.tsx';
import { ConfirmEmail } from '../features/recover-access/components/confirm-email.tsx';

export default function ConfirmEmailPage() {
  return (
    <PublicFrame title="Confirm your email" lead="Your account changes to the address this link was sent to.">
      <ConfirmEmail />
    </PublicFrame>
  );
}
