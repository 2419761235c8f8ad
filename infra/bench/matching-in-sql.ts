import type { computeMeasures, Program } from '@groundwork/engine-matching';
import pg from 'pg';

const COLUMNS = {
  active: 'boolean',
  min_amount: 'bigint',
  max_amount: 'bigint',
  min_credit: 'integer',
  min_months: 'integer',
  min_revenue: 'bigint',
  min_dscr: 'float8',
  min_collateral: 'float8',
  min_liquid: 'float8',
  min_receivables: 'float8',
  purposes: 'text[]',
  structures: 'text[]',
  citizenships: 'text[]',
  states: 'text[]',
  excluded_tiers: 'text[]',
  excluded_words: 'text[]',
  min_deposits: 'bigint',
  max_nsf: 'integer',
  min_bankruptcy_months: 'integer',
  no_tax_lien: 'boolean',
  no_foreclosure: 'boolean',
  no_judgment: 'boolean',
  guarantee: 'boolean',
};

function columnsOf({ active, minLoanAmount, maxLoanAmount, criteria }: Program) {
  const c = criteria;
  const years = c.minYearsSinceBankruptcy;
  return {
    active,
    min_amount: minLoanAmount,
    max_amount: maxLoanAmount,
    min_credit: c.minCreditScore,
    min_months: c.minMonthsInBusiness,
    min_revenue: c.minAnnualRevenue,
    min_dscr: c.minDscr,
    min_collateral: c.minCollateralCoverage,
    min_liquid: c.minLiquidShare,
    min_receivables: c.minReceivablesCoverage,
    purposes: c.purposes,
    structures: c.structures,
    citizenships: c.citizenships,
    states: c.states,
    excluded_tiers: c.excludedIndustryTiers,
    excluded_words: c.excludedIndustries?.map((word: string) => ` ${word.toLowerCase()} `),
    min_deposits: c.minMonthlyDeposits,
    max_nsf: c.maxNsf,
    min_bankruptcy_months: years === undefined ? undefined : years * 12,
    no_tax_lien: c.taxLienAllowed === false,
    no_foreclosure: c.foreclosureAllowed === false,
    no_judgment: c.judgmentAllowed === false,
    guarantee: c.personalGuaranteeRequired === true,
  };
}

const judged = (stated: string, value: string, passes: string) =>
  `case when not (${stated}) then 1 when ${value} is null then 0 when ${passes} then 1 else -1 end`;

const atLeast = (column: string, value: string) =>
  judged(`coalesce(${column}, 0) > 0`, value, `${value} >= ${column}`);

const oneOf = (column: string, value: string) =>
  judged(`coalesce(cardinality(${column}), 0) > 0`, value, `${value} = any(${column})`);

const settled = (column: string, value: string) => judged(column, value, `${value} <> 'open'`);

const industry = judged(
  'coalesce(cardinality(excluded_tiers), 0) + coalesce(cardinality(excluded_words), 0) > 0',
  '$12::text',
  `not (coalesce($11::text = any(excluded_tiers), false)
        or exists (select 1 from unnest(excluded_words) word where position(word in $12::text) > 0))`,
);

const CRITERIA = [
  judged('true', '$1::bigint', '$1::bigint between min_amount and max_amount'),
  atLeast('min_credit', '$2::integer'),
  atLeast('min_months', '$3::integer'),
  atLeast('min_revenue', '$4::bigint'),
  atLeast('min_dscr', '$5::float8'),
  atLeast('min_collateral', '$6::float8'),
  atLeast('min_liquid', '$7::float8'),
  atLeast('min_receivables', '$8::float8'),
  oneOf('purposes', '$9::text'),
  oneOf('structures', '$10::text'),
  oneOf('citizenships', '$13::text'),
  oneOf('states', '$14::text'),
  industry,
  atLeast('min_deposits', '$15::bigint'),
  judged('max_nsf is not null', '$16::integer', '$16::integer <= max_nsf'),
  atLeast('min_bankruptcy_months', '$17::float8'),
  settled('no_tax_lien', '$18::text'),
  settled('no_foreclosure', '$19::text'),
  settled('no_judgment', '$20::text'),
  judged('guarantee', '$21::boolean', '$21::boolean'),
];

const QUERY = `
  with judged as materialized (
    select row_number, ${CRITERIA.map((criterion, n) => `${criterion} as c${n}`).join(',\n')}
    from bench_programmes where active
  ), weighed as (
    select *, least(${CRITERIA.map((_, n) => `c${n}`).join(', ')}) as worst from judged
  )
  select
    count(*) filter (where worst = 1)::int as eligible,
    count(*) filter (where worst = -1)::int as failing,
    count(*) filter (where worst = 0)::int as "needInfo",
    array_agg(row_number) filter (where worst = 1) as "eligibleRows",
    ${CRITERIA.map((_, n) => `count(*) filter (where c${n} = -1)::int as f${n}`).join(',\n')}
  from weighed`;

const batch = 2000;

export async function storePrograms(url: string, programs: readonly Program[]) {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  const columns = Object.entries(COLUMNS).map(([name, type]) => `${name} ${type}`);
  await database.query('set max_parallel_workers_per_gather = 0');
  await database.query('drop table if exists bench_programmes');
  await database.query(
    `create table bench_programmes (row_number integer primary key, ${columns.join(', ')})`,
  );
  for (let at = 0; at < programs.length; at += batch) {
    const rows = programs.slice(at, at + batch).map((program) => ({
      row_number: program.rowNumber,
      ...columnsOf(program),
    }));
    await database.query(
      `insert into bench_programmes select * from json_populate_recordset(null::bench_programmes, $1)`,
      [JSON.stringify(rows)],
    );
  }
  await database.query('vacuum analyze bench_programmes');
  return database;
}

const ratioOf = (ratio: { over: number; under: number } | null) =>
  ratio === null ? null : ratio.over / ratio.under;

export type Counts = Record<'eligible' | 'failing' | 'needInfo', number>;

export async function countInSql(
  database: pg.Client,
  measures: ReturnType<typeof computeMeasures>,
): Promise<Counts | undefined> {
  const values = [
    measures.request,
    measures.credit,
    measures.monthsInBusiness,
    measures.revenue,
    ratioOf(measures.coverage),
    ratioOf(measures.collateral),
    ratioOf(measures.liquidity),
    ratioOf(measures.receivables),
    measures.purpose,
    measures.structure,
    measures.industry?.tier ?? null,
    measures.industry?.words ?? null,
    measures.citizenship,
    measures.state,
    measures.monthlyDeposits,
    measures.nsf,
    measures.monthsSinceBankruptcy,
    measures.taxLien,
    measures.foreclosure,
    measures.judgment,
    measures.personalGuarantee,
  ];
  const { rows } = await database.query<Counts>({ name: 'matching', text: QUERY, values });
  return rows[0];
}
