import { parseArgs } from 'node:util';
import { rebuildTexts } from './local.wording.ts';
import { FLAG, Misused, orMisused, TEXT } from './options.mjs';
import { rebuild, type Rebuild } from './rebuild.ts';

export const summary = 'computes the figures of the profile again and prints what differed';

export const help = `operator figures-rebuild --owner ID | --all [options]
  Computes the figures of the profile from answers and evidence again and prints what differed. The running profile does
  the work, within a minute.

  --owner ID   one owner
  --all        each owner
  --data DIR   the data folder of the running system (default .data or $GROUNDWORK_DATA)
The command uses the servers of "npm start", or DATABASE_ADMIN_URL if set.
`;

const plan: Rebuild = {
  service: 'profile',
  owners: 'select user_id as id from owner_figures where $1::uuid is null or user_id = $1 order by 1',
  content: `select field.key as id, field.value || ' ' || coalesce(value_sources->>field.key, '') as content
    from owner_figures, jsonb_each_text(figure_versions) as field where user_id = $1 order by 1`,
  start: `update owner_figures set due_on = '0001-01-01' where user_id = $1`,
  done: `select 1 from owner_figures where user_id = $1 and due_on is distinct from '0001-01-01'`,
};

export async function run(args: string[]): Promise<void> {
  const options = { owner: TEXT, all: FLAG, data: TEXT };
  const { values } = orMisused(() => parseArgs({ args, options }));
  if ((values.owner === undefined) === !values.all) throw new Misused(rebuildTexts.whichOwner);
  await rebuild(plan, { owner: values.owner, data: values.data });
}
