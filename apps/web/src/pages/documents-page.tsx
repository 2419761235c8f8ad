import { DocumentCenter } from '../features/documents/components/document-center.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { usePageTitle } from '#shared/page-title.ts';

export default function DocumentsPage() {
  usePageTitle('Documents');
  return (
    <>
      <PageHead
        heading="Document Intelligence Center"
        text="Upload tax returns, statements and reports. We read them, check them and update your score."
      />
      <DocumentCenter />
    </>
  );
}
