import { PublicFrame } from '../features/public-pages/components/public-frame.tsx';
import { ResetPassword } from '../features/recover-access/components/reset-password.tsx';
import { words } from './pages.wording.ts';

export default function ResetPasswordPage() {
  return (
    <PublicFrame title={words.resetPassword.title} lead={words.resetPassword.lead}>
      <ResetPassword />
    </PublicFrame>
  );
}
