import { FirstSteps } from '../features/profile/components/first-steps.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { usePageTitle } from '#shared/page-title.ts';
import { words } from './pages.wording.ts';

export default function FirstStepsPage() {
  usePageTitle(words.firstSteps.title);
  return (
    <>
      <PageHead heading={words.firstSteps.heading} text={words.firstSteps.text} />
      <FirstSteps />
    </>
  );
}
