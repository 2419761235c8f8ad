import { SupportSearch } from '../features/operate/components/support-search.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { usePageTitle } from '#shared/page-title.ts';
import { words } from './pages.wording.ts';

export default function SupportPage() {
  usePageTitle(words.support.heading);
  return (
    <>
      <PageHead heading={words.support.heading} text={words.support.text} />
      <SupportSearch />
    </>
  );
}
