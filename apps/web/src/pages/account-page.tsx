import { Account } from '../features/account/components/account.tsx';
import { NoticePreferenceCard } from '../features/notices/components/notice-preferences.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { usePageTitle } from '#shared/page-title.ts';
import { words } from './pages.wording.ts';

export default function AccountPage() {
  usePageTitle(words.account.heading);
  return (
    <>
      <PageHead heading={words.account.heading} text={words.account.text} />
      <Account>
        <NoticePreferenceCard />
      </Account>
    </>
  );
}
