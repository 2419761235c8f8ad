import { readFileSync } from 'node:fs';
import { matchingInput } from '../src/figures.ts';
import type { MatchingInput } from '../src/figures.ts';
import { program } from '../src/program.ts';
import type { Program } from '../src/program.ts';

interface GoldenMatches {
  prime: { value: number; date: string };
  lenders: object[];
  cases: {
    profile: string;
    today: string;
    expected: {
      qualificationRate: number;
      eligible: number;
      failing: number;
      needInfo: number;
      total: number;
      order: string[];
      matches: {
        id: string;
        eligible: boolean;
        matchScore: number;
        qualificationProbability: number;
        estimatedRate: number;
        criteria: Record<string, string>;
      }[];
    };
  }[];
}

interface GoldenProfiles {
  cases: { name: string; profile: object; documents: object[]; accounts: object[] }[];
}

function golden(path: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../${path}.golden.json`, import.meta.url), 'utf8'));
}

export const goldenMatches = golden('matching/src/golden/matches') as GoldenMatches;
const goldenProfiles = golden('scoring/src/rulesets/1.0/golden-profiles') as GoldenProfiles;

export const TYPICAL = 'typical business of four years, credit 690, five documents, one account';
export const BEST = 'everything best';

const defaults = {
  rowNumber: 1,
  archetype: 'golden',
  minTermLength: 12,
  maxTermLength: 120,
  approvalTimeMin: 1,
  approvalTimeMax: 30,
  source: 'golden',
  sourceDate: '2026-11-01',
  active: true,
};

export const goldenLenders: Program[] = goldenMatches.lenders.map((lender) =>
  program.parse({ ...defaults, ...lender }),
);

export function goldenLender(id: string): Program {
  const lender = goldenLenders.find((each) => each.id === id);
  if (lender === undefined) throw new Error(`no golden lender ${id}`);
  return lender;
}

export const lenderWith = (stated: object): Program =>
  program.parse({ ...goldenLender('L3'), criteria: {}, ...stated });

export function ownerNamed(name: string): MatchingInput {
  const profile = goldenProfiles.cases.find((candidate) => candidate.name === name);
  if (profile === undefined) throw new Error(`no golden profile "${name}"`);
  return matchingInput.parse({
    figures: profile.profile,
    documents: profile.documents,
    accounts: profile.accounts,
  });
}

export const ownerWith = (figures: object, rest: object = {}): MatchingInput =>
  matchingInput.parse({ figures, documents: [], accounts: [], ...rest });
