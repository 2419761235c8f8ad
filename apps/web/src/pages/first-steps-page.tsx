import { FirstSteps } from '../features/profile/components/first-steps.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { usePageTitle } from '#shared/page-title.ts';

export default function FirstStepsPage() {
  usePageTitle('First steps');
  return (
    <>
      <PageHead
        heading="Your first score"
        text="Eight figures, about four minutes. Rough ones will do; you can correct them any time in your profile."
      />
      <FirstSteps />
    </>
  );
}
