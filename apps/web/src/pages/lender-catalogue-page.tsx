import { LenderCatalogue } from '../features/lender-catalogue/components/lender-catalogue.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { usePageTitle } from '#shared/page-title.ts';

export default function LenderCataloguePage() {
  usePageTitle('Lender catalogue');
  return (
    <>
      <PageHead
        heading="Lender catalogue"
        text="Which programmes owners are matched with, and where they come from."
      />
      <LenderCatalogue />
    </>
  );
}
