import { PublicFrame } from '../features/public-pages/components/public-frame.tsx';
import { PublishCriteria } from '../features/publish-criteria/components/publish-criteria.tsx';
import { words } from '../features/publish-criteria/publish-criteria.wording.ts';

export default function LenderCriteriaPage() {
  return (
    <PublicFrame title={words.title} lead={words.lead}>
      <PublishCriteria />
    </PublicFrame>
  );
}
