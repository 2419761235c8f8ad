import { AccessLogCard } from './access-log-card.tsx';
import { ConsentCard } from './consent-card.tsx';
import { ErasureCard } from './erasure-card.tsx';
import { ExportCard } from './export-card.tsx';
import './privacy-center.css';

export function PrivacyCenter() {
  return (
    <div className="privacy-center">
      <ExportCard />
      <ErasureCard />
      <ConsentCard />
      <AccessLogCard />
    </div>
  );
}
