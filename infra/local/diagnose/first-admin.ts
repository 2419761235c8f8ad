import { fill } from '../../../libs/wording/src/fill.ts';
import { adminTexts, things } from '../doctor.wording.ts';
import { withClient } from '../wait.ts';
import { fault, fine, type Finding, note } from './finding.ts';
import type { Place } from './place.ts';

export function judgeAdmins(count: number, email: string | undefined): Finding {
  if (count > 0) return fine(things.admin, fill(adminTexts.exists, { count }));
  return email ? note(things.admin, adminTexts.waits) : fault(things.admin, adminTexts.missing);
}

export async function checkFirstAdmin({ urls, environment }: Place): Promise<Finding[]> {
  const { postgres } = urls;
  if (postgres === undefined) return [];
  const { rows } = await withClient(postgres, (client) =>
    client.query<{ count: number }>(`select count(*)::int as count from identity.users where role = 'admin'`),
  );
  return [judgeAdmins(rows[0]?.count ?? 0, environment['FIRST_ADMIN_EMAIL'])];
}
