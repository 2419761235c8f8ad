import { Interview } from '../features/profile/components/interview.tsx';
import { ViewSwitch } from '../features/profile/components/view-switch.tsx';
import { words } from '../features/profile/interview.wording.ts';
import { specifiedWords } from '../features/profile/profile.wording.ts';
import { PageHead } from '#shared/page-head.tsx';
import { usePageTitle } from '#shared/page-title.ts';

export default function ProfileInterviewPage() {
  usePageTitle(specifiedWords.heading);
  return (
    <>
      <PageHead
        heading={specifiedWords.heading}
        text={words.pageText}
        action={<ViewSwitch shown="interview" />}
      />
      <Interview />
    </>
  );
}
