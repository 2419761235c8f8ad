import { AuditLog } from '../features/operate/components/audit-log.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { usePageTitle } from '#shared/page-title.ts';
import { words } from './pages.wording.ts';

export default function AuditPage() {
  usePageTitle(words.audit.heading);
  return (
    <>
      <PageHead heading={words.audit.heading} text={words.audit.text} />
      <AuditLog />
    </>
  );
}
