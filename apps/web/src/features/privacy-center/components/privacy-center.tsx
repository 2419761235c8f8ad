import { useIsOwner } from '#shared/business/use-business.ts';
import { AccessLogCard } from './access-log-card.tsx';
import { ConsentCard } from './consent-card.tsx';
import { ShareConsentCard } from './share-consent-card.tsx';
import { ErasureCard } from './erasure-card.tsx';
import { ExportCard } from './export-card.tsx';
import './privacy-center.css';

export function PrivacyCenter() {
  const isOwner = useIsOwner();
  return (
    <div className="privacy-center">
      {isOwner ? <ExportCard /> : null}
      <ErasureCard />
      <ConsentCard />
      {isOwner ? (
        <>
          <ShareConsentCard />
          <AccessLogCard />
        </>
      ) : null}
    </div>
  );
}
