import { Loading, RowsSkeleton } from '@groundwork/web-ui';
import { useOpenQuestions } from '../features/onboarding/api/use-open-questions.ts';
import { usePageTitle } from '#shared/page-title.ts';
import { words } from './pages.wording.ts';

export default function FirstStepsPage() {
  usePageTitle(words.firstSteps.heading);
  useOpenQuestions();
  return (
    <Loading label={words.firstSteps.loading}>
      <RowsSkeleton rows={4} />
    </Loading>
  );
}
