import { Banking } from '../features/banking/components/banking.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { usePageTitle } from '#shared/page-title.ts';

export default function BankingPage() {
  usePageTitle('Banking');
  return (
    <>
      <PageHead
        heading="Banking"
        text="The accounts your business runs on, and what they add to your score."
      />
      <Banking />
    </>
  );
}
