import { People } from '../features/people/components/people.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { usePageTitle } from '#shared/page-title.ts';
import { words } from './pages.wording.ts';

export default function PeoplePage() {
  usePageTitle(words.people.heading);
  return (
    <>
      <PageHead heading={words.people.heading} text={words.people.text} />
      <People />
    </>
  );
}
