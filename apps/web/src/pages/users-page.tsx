import { RequestList } from '../features/admin-users/components/request-list.tsx';
import { UserList } from '../features/admin-users/components/user-list.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { usePageTitle } from '#shared/page-title.ts';
import { words } from './pages.wording.ts';

export default function UsersPage() {
  usePageTitle(words.users.heading);
  return (
    <>
      <PageHead heading={words.users.heading} text={words.users.text} />
      <RequestList />
      <UserList />
    </>
  );
}
