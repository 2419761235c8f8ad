import { PlainSections } from '../features/public-pages/components/plain-sections.tsx';
import { PublicFrame } from '../features/public-pages/components/public-frame.tsx';
import { terms } from '../features/public-pages/model/terms.ts';

export default function TermsPage() {
  return (
    <PublicFrame title="Terms" lead="What you can expect of us, and what we ask of you.">
      <PlainSections sections={terms} />
    </PublicFrame>
  );
}
