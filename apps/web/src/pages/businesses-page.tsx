import { BusinessList } from '../features/admin-users/components/business-list.tsx';
import { PracticeList } from '../features/admin-users/components/practice-list.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { usePageTitle } from '#shared/page-title.ts';
import { words } from './pages.wording.ts';

export default function BusinessesPage() {
  usePageTitle(words.businesses.heading);
  return (
    <>
      <PageHead heading={words.businesses.heading} text={words.businesses.text} />
      <PracticeList />
      <BusinessList />
    </>
  );
}
