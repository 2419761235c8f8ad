import { PublicFrame } from '../features/public-pages/components/public-frame.tsx';
import { SharedFileView } from '../features/shared-file/components/shared-file.tsx';
import { words } from './pages.wording.ts';

export default function SharedFilePage() {
  return (
    <PublicFrame title={words.sharedFile.title} lead={words.sharedFile.lead}>
      <SharedFileView />
    </PublicFrame>
  );
}
