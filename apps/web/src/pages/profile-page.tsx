import { Needs } from '#shared/business/needs.tsx';
import { Profile } from '../features/profile/components/profile.tsx';
import { ViewSwitch } from '../features/profile/components/view-switch.tsx';
import { specifiedWords, words } from '../features/profile/profile.wording.ts';
import { PageHead } from '#shared/page-head.tsx';
import { usePageTitle } from '#shared/page-title.ts';

export default function ProfilePage() {
  usePageTitle(specifiedWords.heading);
  return (
    <>
      <PageHead
        heading={specifiedWords.heading}
        text={words.pageText}
        action={
          <Needs access="profile edit">
            <ViewSwitch shown="form" />
          </Needs>
        }
      />
      <Profile />
    </>
  );
}
