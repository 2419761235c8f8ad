import { PlainSections } from '../features/public-pages/components/plain-sections.tsx';
import { PublicFrame } from '../features/public-pages/components/public-frame.tsx';
import { privacy } from '../features/public-pages/model/privacy.ts';

export default function PrivacyPage() {
  return (
    <PublicFrame title="Privacy" lead="What we keep about you, why, and how you get rid of it.">
      <PlainSections sections={privacy} />
    </PublicFrame>
  );
}
