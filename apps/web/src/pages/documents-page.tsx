import { BankExports } from '../features/bank-records/components/bank-exports.tsx';
import { DocumentCenter } from '../features/documents/components/document-center.tsx';
import { DocumentRequests } from '../features/document-requests/components/document-requests.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { usePageTitle } from '#shared/page-title.ts';
import { specifiedWords, words } from './pages.wording.ts';

export default function DocumentsPage() {
  usePageTitle(words.documents.heading);
  return (
    <>
      <PageHead heading={specifiedWords.documents} text={words.documents.text} />
      <DocumentCenter bankFiles={<BankExports />} requests={<DocumentRequests />} />
    </>
  );
}
