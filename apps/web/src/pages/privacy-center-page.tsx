import { PrivacyCenter } from '../features/privacy-center/components/privacy-center.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { usePageTitle } from '#shared/page-title.ts';

export default function PrivacyCenterPage() {
  usePageTitle('Privacy centre');
  return (
    <>
      <PageHead
        heading="Privacy centre"
        text="Your data: take it with you, see who opened it, or have it erased."
      />
      <PrivacyCenter />
    </>
  );
}
