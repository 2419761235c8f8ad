import { Account } from '../features/account/components/account.tsx';
import { NoticePreferenceCard } from '../features/notices/components/notice-preferences.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { usePageTitle } from '#shared/page-title.ts';

export default function AccountPage() {
  usePageTitle('Account');
  return (
    <>
      <PageHead heading="Account" text="Who you are here, and what keeps others out." />
      <Account>
        <NoticePreferenceCard />
      </Account>
    </>
  );
}
