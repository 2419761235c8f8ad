import { Profile } from '../features/profile/components/profile.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { usePageTitle } from '#shared/page-title.ts';
import { specifiedWords, words } from './pages.wording.ts';

export default function ProfilePage() {
  usePageTitle(specifiedWords.profile);
  return (
    <>
      <PageHead heading={specifiedWords.profile} text={words.profile.text} />
      <Profile />
    </>
  );
}
