import { PublicFrame } from '../features/public-pages/components/public-frame.tsx';
import { ConfirmReplyTo } from '../features/recover-access/components/confirm-reply-to.tsx';
import { words } from './pages.wording.ts';

export default function ConfirmReplyToPage() {
  return (
    <PublicFrame title={words.confirmReplyTo.title} lead={words.confirmReplyTo.lead}>
      <ConfirmReplyTo />
    </PublicFrame>
  );
}
