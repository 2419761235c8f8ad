import { SupportSearch } from '../features/operate/components/support-search.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { usePageTitle } from '#shared/page-title.ts';

export default function SupportPage() {
  usePageTitle('Support');
  return (
    <>
      <PageHead heading="Support" text="How far a document is, without its content." />
      <SupportSearch />
    </>
  );
}
