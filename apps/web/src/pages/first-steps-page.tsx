import { Navigate } from 'react-router-dom';
import { Loading, RowsSkeleton } from '@groundwork/web-ui';
import { Needs } from '#shared/business/needs.tsx';
import { useOpenQuestions } from '../features/onboarding/api/use-open-questions.ts';
import { paths } from '#shared/paths.ts';
import { usePageTitle } from '#shared/page-title.ts';
import { words } from './pages.wording.ts';

function FirstSteps() {
  usePageTitle(words.firstSteps.heading);
  useOpenQuestions();
  return (
    <Loading label={words.firstSteps.loading}>
      <RowsSkeleton rows={4} />
    </Loading>
  );
}

export default function FirstStepsPage() {
  return (
    <Needs access="profile edit" otherwise={<Navigate replace to={paths.dashboard()} />}>
      <FirstSteps />
    </Needs>
  );
}
