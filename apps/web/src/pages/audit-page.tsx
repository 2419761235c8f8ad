import { AuditLog } from '../features/operate/components/audit-log.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { usePageTitle } from '#shared/page-title.ts';

export default function AuditPage() {
  usePageTitle('Audit log');
  return (
    <>
      <PageHead heading="Audit log" text="Who did what, in every service. Nothing in it can be changed." />
      <AuditLog />
    </>
  );
}
