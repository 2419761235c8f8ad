import { ReviewDesk } from '../features/documents/components/review-desk.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { usePageTitle } from '#shared/page-title.ts';
import { words } from './pages.wording.ts';

export default function ReviewPage() {
  usePageTitle(words.review.title);
  return (
    <>
      <PageHead heading={words.review.heading} text={words.review.text} />
      <ReviewDesk />
    </>
  );
}
