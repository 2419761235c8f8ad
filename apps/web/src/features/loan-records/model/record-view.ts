import type { RecordsReply } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { formatDate, formatDollars } from '#shared/formatting/format.ts';
import { stateNames, words } from '../loan-records.wording.ts';

export interface RecordView {
  /** own: the industry and the state of the profile. */
  readonly place: 'own' | 'chosen';
  readonly naics: string;
  readonly state: string;
  readonly county: string;
  readonly size: string;
  readonly program: string;
  readonly sort: 'loans' | 'recent' | 'amount';
}

export const ownView: RecordView = {
  ...{ place: 'own', naics: '', state: '', county: '', size: '', program: '', sort: 'loans' },
};

function describeIndustry({ naics, naicsTitle }: RecordsReply['query']): string {
  if (naics === null) return words.anyIndustry;
  if (naicsTitle === null) return fill(words.prefix, { code: naics });
  return fill(words.industry, { title: naicsTitle, code: naics });
}

function describePlace({ state, county }: RecordsReply['query']): string {
  if (state === null) return '';
  const name = stateNames[state] ?? state;
  return county === null
    ? fill(words.inState, { state: name })
    : fill(words.inCounty, { county, state: name });
}

function describeData({ query, asOf }: RecordsReply): string {
  const parts = (['7a', '504'] as const)
    .filter((program) => query.program === null || query.program === program)
    .flatMap((program) => {
      const day = asOf[program];
      return day === null ? [] : fill(words.asOf, { program: words.programs[program], day: formatDate(day) });
    });
  const [first, second] = parts;
  if (first === undefined) return words.noData;
  return second === undefined ? first : fill(words.bothPrograms, { first, second });
}

/** The query in one sentence. */
export function describeQuery(reply: RecordsReply): string {
  const { fromYear, toYear } = reply.query;
  return fill(words.sentence, {
    industry: describeIndustry(reply.query),
    place: describePlace(reply.query),
    years: fromYear === toYear ? String(toYear) : `${fromYear}–${toYear}`,
    data: describeData(reply),
  });
}

export function describeTotal({ total }: RecordsReply): string {
  if (total === null) return words.noTotal;
  const { loans, lenders, medianAmount, paid, chargedOff } = total;
  return fill(words.total, {
    ...{ loans, lenders, amount: formatDollars(medianAmount), paid: paid.share },
    ...{ chargedOff: chargedOff.share, low: chargedOff.low, high: chargedOff.high },
  });
}

export function describeFewer({ fewer: { lenders } }: RecordsReply): string | null {
  if (lenders === 0) return null;
  return lenders === 1 ? words.oneFewer : fill(words.fewer, { lenders });
}

export const hasNoRecords = ({ asOf }: RecordsReply): boolean => asOf['7a'] === null && asOf['504'] === null;
