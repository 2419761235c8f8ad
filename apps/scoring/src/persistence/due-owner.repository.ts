import type { EntityManager } from 'typeorm';
import type { ScoredOwner } from '../domain/owner.model.ts';
import { rulesNumber } from '../domain/owner-score.rules.ts';
import { columnsOf, ownerSchema } from './score.schema.ts';

const batchSize = 100;
const lowestId = '00000000-0000-0000-0000-000000000000';

/** As in the index `owners_by_due_day`. A day that a process of the previous version left behind is not trusted. */
const dueDay = `(case when foreseen_version = version and foreseen_for = calculated_for then next_change_on
  else calculated_for + 1 end)`;

export interface Place {
  key: string;
  userId: string;
}

export interface DueWork {
  key: string;
  type: 'date' | 'integer';
  isDue: string;
  bound: string | number;
  first: Place;
}

export const dueWork = (today: string): DueWork[] => [
  {
    key: 'calculated_for',
    type: 'date',
    isDue: 'pending is not null and calculated_for <= $3::date',
    bound: 'infinity',
    first: { key: '-infinity', userId: lowestId },
  },
  {
    key: dueDay,
    type: 'date',
    isDue: `${dueDay} <= $3::date`,
    bound: today,
    first: { key: '-infinity', userId: lowestId },
  },
  {
    key: 'rules_number',
    type: 'integer',
    isDue: 'rules_number < $3::integer',
    bound: rulesNumber,
    first: { key: '-2147483648', userId: lowestId },
  },
];

export interface ClaimedOwner extends Place {
  owner: ScoredOwner;
}

/** Behind their locks until the commit, without their results. Another replica claims the owners after them. */
export async function claimDue(
  manager: EntityManager,
  { key, type, isDue, bound }: DueWork,
  after: Place,
): Promise<ClaimedOwner[]> {
  const rows: { owner: ScoredOwner; key: string; userId: string }[] = await manager.query(
    `select row_to_json(claimed) as owner, claimed."userId", claimed.key from (
       select ${columnsOf(ownerSchema, 'result')}, ${key}::text as key from owners
       where ${isDue} and (${key}, user_id) > ($1::${type}, $2::uuid)
       order by ${key}, user_id limit ${batchSize} for update skip locked) as claimed`,
    [after.key, after.userId, bound],
  );
  return rows.map(({ owner, ...place }) => ({
    ...place,
    owner: { ...owner, result: null, calculatedAt: new Date(owner.calculatedAt) },
  }));
}
