import { useParams } from 'react-router-dom';
import { ErasureReceiptView } from '../features/privacy-center/components/erasure-receipt.tsx';
import { PublicFrame } from '../features/public-pages/components/public-frame.tsx';
import { QueryProvider } from '#shared/api/query-provider.tsx';

export default function ErasureReceiptPage() {
  const { id = '' } = useParams();
  return (
    <PublicFrame title="Erasure receipt" lead="What was deleted, when, and what is kept and why.">
      <QueryProvider>
        <ErasureReceiptView id={id} />
      </QueryProvider>
    </PublicFrame>
  );
}
