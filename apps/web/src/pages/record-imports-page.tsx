import { RecordImports } from '../features/record-imports/components/record-imports.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { usePageTitle } from '#shared/page-title.ts';
import { words } from './pages.wording.ts';

export default function RecordImportsPage() {
  usePageTitle(words.recordImports.heading);
  return (
    <>
      <PageHead heading={words.recordImports.heading} text={words.recordImports.text} />
      <RecordImports />
    </>
  );
}
