import { useUsers } from '../api/use-users.ts';
import { words } from '../admin-users.wording.ts';
import { SearchedList } from './searched-list.tsx';
import { UserRow } from './user-row.tsx';

export const UserList = () => (
  <SearchedList words={words} usePage={useUsers} row={(user) => <UserRow key={user.id} user={user} />} />
);
