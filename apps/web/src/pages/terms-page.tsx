import { PlainSections } from '../features/public-pages/components/plain-sections.tsx';
import { PublicFrame } from '../features/public-pages/components/public-frame.tsx';
import { words as terms } from '../features/public-pages/terms.wording.ts';
import { words } from './pages.wording.ts';

export default function TermsPage() {
  return (
    <PublicFrame title={words.terms.title} lead={words.terms.lead}>
      <PlainSections sections={terms} />
    </PublicFrame>
  );
}
