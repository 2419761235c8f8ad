import { DeadLetters } from '../features/operate/components/dead-letters.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { usePageTitle } from '#shared/page-title.ts';

export default function DeadLettersPage() {
  usePageTitle('Dead letters');
  return (
    <>
      <PageHead heading="Dead letters" text="Events that could not be handled, without what was in them." />
      <DeadLetters />
    </>
  );
}
