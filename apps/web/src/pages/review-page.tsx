import { ReviewDesk } from '../features/documents/components/review-desk.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { usePageTitle } from '#shared/page-title.ts';

export default function ReviewPage() {
  usePageTitle('Review');
  return (
    <>
      <PageHead
        heading="Document review"
        text="What the analysis could not settle. Verify what is genuine and complete; reject with a reason."
      />
      <ReviewDesk />
    </>
  );
}
