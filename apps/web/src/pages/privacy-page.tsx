import { PlainSections } from '../features/public-pages/components/plain-sections.tsx';
import { PublicFrame } from '../features/public-pages/components/public-frame.tsx';
import { words as privacy } from '../features/public-pages/privacy.wording.ts';
import { words } from './pages.wording.ts';

export default function PrivacyPage() {
  return (
    <PublicFrame title={words.privacy.title} lead={words.privacy.lead}>
      <PlainSections sections={privacy} />
    </PublicFrame>
  );
}
