import type { RecordsReply } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { formatDate } from '../formatting/format.ts';
import { stateNames, words } from './record-query.wording.ts';

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
