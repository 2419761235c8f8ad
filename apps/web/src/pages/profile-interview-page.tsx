import { Navigate } from 'react-router-dom';
import { Needs } from '#shared/business/needs.tsx';
import { Interview } from '../features/profile/components/interview.tsx';
import { ViewSwitch } from '../features/profile/components/view-switch.tsx';
import { words } from '../features/profile/interview.wording.ts';
import { specifiedWords } from '../features/profile/profile.wording.ts';
import { PageHead } from '#shared/page-head.tsx';
import { paths } from '#shared/paths.ts';
import { usePageTitle } from '#shared/page-title.ts';

function Questions() {
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

export default function ProfileInterviewPage() {
  return (
    <Needs access="profile edit" otherwise={<Navigate replace to={paths.profile()} />}>
      <Questions />
    </Needs>
  );
}
