import { PublicFrame } from '../features/public-pages/components/public-frame.tsx';
import { VerifyPackage } from '../features/verify-package/components/verify-package.tsx';
import { words } from '../features/verify-package/verify-package.wording.ts';

export default function VerifyPage() {
  return (
    <PublicFrame title={words.title} lead={words.lead}>
      <VerifyPackage />
    </PublicFrame>
  );
}
