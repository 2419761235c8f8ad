import { DeadLetters } from '../features/operate/components/dead-letters.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { usePageTitle } from '#shared/page-title.ts';
import { words } from './pages.wording.ts';

export default function DeadLettersPage() {
  usePageTitle(words.deadLetters.heading);
  return (
    <>
      <PageHead heading={words.deadLetters.heading} text={words.deadLetters.text} />
      <DeadLetters />
    </>
  );
}
