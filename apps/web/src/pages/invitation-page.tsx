import { SignInForm } from '../features/auth/components/sign-in-form.tsx';
import { SignUpForm } from '../features/auth/components/sign-up-form.tsx';
import { Invitation } from '../features/invitation/components/invitation.tsx';
import { PublicFrame } from '../features/public-pages/components/public-frame.tsx';
import '../features/auth/components/entry-dialog.css';
import { words } from './pages.wording.ts';

const forms = { signIn: <SignInForm />, signUp: <SignUpForm /> };

export default function InvitationPage() {
  return (
    <PublicFrame title={words.invitation.title} lead={words.invitation.lead}>
      <Invitation forms={forms} />
    </PublicFrame>
  );
}
