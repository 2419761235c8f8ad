import { LenderMatching } from '../features/lenders/components/lender-matching.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { usePageTitle } from '#shared/page-title.ts';
import { specifiedWords, words } from './pages.wording.ts';

export default function LendersPage() {
  usePageTitle(specifiedWords.lenders);
  return (
    <>
      <PageHead heading={specifiedWords.lenders} text={words.lenders.text} />
      <LenderMatching />
    </>
  );
}
