import { BankRecords } from '../features/bank-records/components/bank-records.tsx';
import { CashFlow } from '../features/bank-records/components/cash-flow.tsx';
import { Banking } from '../features/banking/components/banking.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { usePageTitle } from '#shared/page-title.ts';
import { words } from './pages.wording.ts';

export default function BankingPage() {
  usePageTitle(words.banking.heading);
  return (
    <>
      <PageHead heading={words.banking.heading} text={words.banking.text} />
      <CashFlow />
      <Banking />
      <BankRecords />
    </>
  );
}
