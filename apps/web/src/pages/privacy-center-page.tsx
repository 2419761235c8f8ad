import { PrivacyCenter } from '../features/privacy-center/components/privacy-center.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { usePageTitle } from '#shared/page-title.ts';
import { words } from './pages.wording.ts';

export default function PrivacyCenterPage() {
  usePageTitle(words.privacyCenter.heading);
  return (
    <>
      <PageHead heading={words.privacyCenter.heading} text={words.privacyCenter.text} />
      <PrivacyCenter />
    </>
  );
}
