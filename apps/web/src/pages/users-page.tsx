import { UserList } from '../features/admin-users/components/user-list.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { usePageTitle } from '#shared/page-title.ts';

export default function UsersPage() {
  usePageTitle('Users');
  return (
    <>
      <PageHead heading="Users" text="Who has an account. What they keep in it is theirs alone." />
      <UserList />
    </>
  );
}
