import { LoanRecords } from '../features/loan-records/components/loan-records.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { usePageTitle } from '#shared/page-title.ts';
import { words } from './pages.wording.ts';

export default function LenderRecordsPage() {
  usePageTitle(words.lenderRecords.heading);
  return (
    <>
      <PageHead heading={words.lenderRecords.heading} text={words.lenderRecords.text} />
      <LoanRecords />
    </>
  );
}
