import { BlankForms } from '../features/operate/components/blank-forms.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { usePageTitle } from '#shared/page-title.ts';
import { words } from './pages.wording.ts';

export default function BlankFormsPage() {
  usePageTitle(words.blankForms.heading);
  return (
    <>
      <PageHead heading={words.blankForms.heading} text={words.blankForms.text} />
      <BlankForms />
    </>
  );
}
