import { useParams } from 'react-router-dom';
import { ErasureReceiptView } from '../features/privacy-center/components/erasure-receipt.tsx';
import { PublicFrame } from '../features/public-pages/components/public-frame.tsx';
import { QueryProvider } from '#shared/api/query-provider.tsx';
import { words } from './pages.wording.ts';

export default function ErasureReceiptPage() {
  const { id = '' } = useParams();
  return (
    <PublicFrame title={words.erasureReceipt.title} lead={words.erasureReceipt.lead}>
      <QueryProvider>
        <ErasureReceiptView id={id} />
      </QueryProvider>
    </PublicFrame>
  );
}
