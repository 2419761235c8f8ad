import { Profile } from '../features/profile/components/profile.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { usePageTitle } from '#shared/page-title.ts';

export default function ProfilePage() {
  usePageTitle('Business Profile');
  return (
    <>
      <PageHead
        heading="Business Profile"
        text="The figures lenders ask for. What you enter here is what your score is built from."
      />
      <Profile />
    </>
  );
}
