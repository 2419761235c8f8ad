import { LenderMatching } from '../features/lenders/components/lender-matching.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { usePageTitle } from '#shared/page-title.ts';

export default function LendersPage() {
  usePageTitle('Smart Lender Matching');
  return (
    <>
      <PageHead
        heading="Smart Lender Matching"
        text="Which programmes would take you, why, and what it would take for the rest."
      />
      <LenderMatching />
    </>
  );
}
