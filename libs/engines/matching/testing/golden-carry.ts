import { readFileSync } from 'node:fs';
import type { MatchingInput } from '../src/figures.ts';
import type { CarryKind } from '../src/loan-kind.ts';
import type { RankingEntry } from '../src/match.ts';
import { lenderWith, ownerWith } from './golden.ts';

interface GoldenProgram {
  id: string;
  name: string;
  kind: CarryKind;
  estimatedRate: number;
  minTermLength: number;
  maxTermLength: number;
  eligible: boolean;
  matchScore: number;
}

interface GoldenOwner {
  unanswered?: string[];
  /** Net operating cash of counted months, oldest first. */
  months?: number[];
}

interface GoldenCarry {
  cases: {
    name: string;
    owner: GoldenOwner;
    programs: GoldenProgram[];
    expected: Record<'cash' | 'debt' | 'comfortable' | 'limit', number | null> & {
      kinds: object[];
      matches: ({ id: string; payment: number | null } & Record<string, unknown>)[];
      canCarry: number;
    };
  }[];
}

const file = new URL('../src/golden/carry.golden.json', import.meta.url);
export const goldenCarry = JSON.parse(readFileSync(file, 'utf8')) as GoldenCarry;

const sumOfLast = (months: number[], count: number): number | null =>
  months.length < count ? null : months.slice(-count).reduce((sum, month) => sum + month, 0);

export const goldenCarryOwner = ({ unanswered, months = [], ...figures }: GoldenOwner): MatchingInput =>
  ownerWith(figures, {
    unanswered,
    bankRows: { netOperatingCash: { last3: sumOfLast(months, 3), last12: sumOfLast(months, 12) } },
  });

const ofKind: Record<CarryKind, object> = {
  bankTerm: { type: 'traditional_bank', subtype: null },
  sba: { type: 'sba_preferred', subtype: null },
  equipment: { type: 'alternative', subtype: null, criteria: { purposes: ['equipment'] } },
  line: { type: 'alternative', subtype: 'line_of_credit' },
  advance: { type: 'alternative', subtype: 'mca' },
  factoring: { type: 'alternative', subtype: 'factoring' },
};

export const programOfKind = (kind: CarryKind, stated: object) => lenderWith({ ...ofKind[kind], ...stated });

export const goldenEntry = ({
  kind,
  estimatedRate,
  eligible,
  matchScore,
  ...stated
}: GoldenProgram): RankingEntry => ({
  programme: programOfKind(kind, stated),
  outcome: eligible ? 'eligible' : 'failing',
  matchScore,
  estimatedRate,
});
