import { Practice } from '../features/practice/components/practice.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { usePageTitle } from '#shared/page-title.ts';
import { words } from './pages.wording.ts';

export default function PracticePage() {
  usePageTitle(words.practice.heading);
  return (
    <>
      <PageHead heading={words.practice.heading} text={words.practice.text} />
      <Practice />
    </>
  );
}
