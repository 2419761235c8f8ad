import { parseArgs } from 'node:util';
import { bankTexts } from './local.wording.ts';
import { FLAG, Misused, orMisused, TEXT } from './options.mjs';
import { rebuild, type Rebuild } from './rebuild.ts';

export const summary = 'computes figures of bank rows again and prints what differed';

export const help = `operator ledger-rebuild --business ID | --all [options]
  Computes figures with their grades and witnesses from the bank rows again and prints what differed. The running ledger does the work.

  --business ID   one business
  --all           each business with bank rows
  --data DIR      the data folder of the running system (default .data or $GROUNDWORK_DATA)
The command uses the servers of "npm start", or DATABASE_ADMIN_URL if set.
`;

const plan: Rebuild = {
  service: 'ledger',
  owners: 'select user_id as id from owners where $1::uuid is null or user_id = $1 order by 1',
  content: `select id, state::text as content from witnesses where user_id = $1
    union all select 'figures', bank_evidence::text from owners where user_id = $1 and bank_evidence is not null
    order by id`,
  start: `update owners set next_at = now() - interval '1 day', tries = 0 where user_id = $1`,
  done: 'select 1 from owners where user_id = $1 and tries = 0 and next_at > now()',
};

export async function run(args: string[]): Promise<void> {
  const options = { business: TEXT, all: FLAG, data: TEXT };
  const { values } = orMisused(() => parseArgs({ args, options }));
  if ((values.business === undefined) === !values.all) throw new Misused(bankTexts.whichBusiness);
  await rebuild(plan, { owner: values.business, data: values.data });
}
