import type { Role } from '@groundwork/contracts';
import { adminOf } from '../../bench/growth-people.ts';
import type { System } from '../../bench/ground.ts';
import { query } from '../../local/wait.ts';
import { Owner } from '../owner.ts';

export type People = Readonly<Record<Role, Owner>>;

export async function peopleOf(system: System): Promise<People> {
  const reviewer = await Owner.signUp(system.url);
  const role = `update identity.users set role = 'reviewer' where id = '${reviewer.userId}'`;
  await query(system.facts.urls.postgres, role);
  return { user: await Owner.signUp(system.url), reviewer, admin: await adminOf(system) };
}
