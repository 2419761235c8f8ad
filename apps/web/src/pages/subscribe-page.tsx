import { Subscribe } from '../features/subscribe/components/subscribe.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { usePageTitle } from '#shared/page-title.ts';
import { words } from './pages.wording.ts';

export default function SubscribePage() {
  usePageTitle(words.subscribe.heading);
  return (
    <>
      <PageHead heading={words.subscribe.heading} text={words.subscribe.text} />
      <Subscribe />
    </>
  );
}
