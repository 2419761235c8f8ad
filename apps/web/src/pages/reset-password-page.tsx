import { PublicFrame } from '../features/public-pages/components/public-frame.tsx';
import { ResetPassword } from '../features/recover-access/components/reset-password.tsx';

export default function ResetPasswordPage() {
  return (
    <PublicFrame title="Set a new password" lead="Two-step sign-in, where it is on, stays on.">
      <ResetPassword />
    </PublicFrame>
  );
}
