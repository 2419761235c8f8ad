import { LenderCatalogue } from '../features/lender-catalogue/components/lender-catalogue.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { usePageTitle } from '#shared/page-title.ts';
import { words } from './pages.wording.ts';

export default function LenderCataloguePage() {
  usePageTitle(words.lenderCatalog.heading);
  return (
    <>
      <PageHead heading={words.lenderCatalog.heading} text={words.lenderCatalog.text} />
      <LenderCatalogue />
    </>
  );
}
