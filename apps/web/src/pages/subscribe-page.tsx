import { Subscribe } from '../features/subscribe/components/subscribe.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { usePageTitle } from '#shared/page-title.ts';

export default function SubscribePage() {
  usePageTitle('Subscription');
  return (
    <>
      <PageHead
        heading="Subscription"
        text="Your score, documents and lender matching are on every plan. Paid plans add tools around them."
      />
      <Subscribe />
    </>
  );
}
