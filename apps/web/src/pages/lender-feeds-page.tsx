import { LenderFeeds } from '../features/lender-feeds/components/lender-feeds.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { usePageTitle } from '#shared/page-title.ts';
import { words } from './pages.wording.ts';

export default function LenderFeedsPage() {
  usePageTitle(words.lenderFeeds.heading);
  return (
    <>
      <PageHead heading={words.lenderFeeds.heading} text={words.lenderFeeds.text} />
      <LenderFeeds />
    </>
  );
}
