import { LenderCatalog } from '../features/lender-catalog/components/lender-catalog.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { usePageTitle } from '#shared/page-title.ts';
import { words } from './pages.wording.ts';

export default function LenderCatalogPage() {
  usePageTitle(words.lenderCatalog.heading);
  return (
    <>
      <PageHead heading={words.lenderCatalog.heading} text={words.lenderCatalog.text} />
      <LenderCatalog />
    </>
  );
}
