import type {
  KindOutlook,
  Lender,
  LenderCarry,
  LenderId,
  LenderMatch,
  LenderPrograms,
} from '@groundwork/contracts';
import {
  carriedMatcher,
  carriedQuoter,
  carryOfEntries,
  groupNearMisses,
  isPricedByOffer,
  kindOutlooks,
  loanKindOf,
  matchingInput,
  type MatchingInput,
  matchingRules,
  program,
  type Program,
  rankCarried,
} from '@groundwork/engine-matching';
import type { LoanRequest } from './cost-texts.ts';

export interface JudgedCatalog {
  readonly today: string;
  readonly input: MatchingInput;
  readonly programs: readonly Program[];
  readonly lenders: ReadonlyMap<string, Lender>;
}

/** Null if the service judges by other rules than this page. */
export function readCatalog({ version, today, input, items }: LenderPrograms): JudgedCatalog | null {
  if (version !== matchingRules.version) return null;
  return {
    today,
    input: matchingInput.parse(input),
    programs: items.map(({ lender, program: own }) => program.parse({ ...withoutView(lender), ...own })),
    lenders: new Map(items.map(({ lender }) => [lender.id, lender])),
  };
}

/** The families of a lender have names, those of a program are codes. */
const withoutView = ({ families, ...lender }: Lender) => ({
  ...lender,
  families: families.map(({ code }) => code),
});

const withRequest = (input: MatchingInput, { amount, term }: LoanRequest): MatchingInput => ({
  ...input,
  figures: { ...input.figures, loanRequestAmount: amount, loanTerm: term },
  unanswered: (input.unanswered ?? []).filter(
    (field) => field !== 'loanRequestAmount' && field !== 'loanTerm',
  ),
});

export const nearMissesOf = ({ today, programs, input }: JudgedCatalog, request: LoanRequest) =>
  groupNearMisses(programs, withRequest(input, request), today, matchingRules);

export interface Judgment {
  readonly matches: readonly LenderMatch[];
  readonly carry: Omit<LenderCarry, 'missing' | 'outlooks'>;
  readonly outlooks: readonly KindOutlook[];
}

type Applications = ReadonlyMap<LenderId, LenderMatch['application']>;

/** Judges each lender for another amount and term, in the order and with the figures of the service. */
export function judgeRequest(
  catalog: JudgedCatalog,
  request: LoanRequest,
  applications: Applications,
): Judgment {
  const { today, programs, lenders } = catalog;
  const input = withRequest(catalog.input, request);
  const entries = rankCarried(programs, input, today, matchingRules);
  const quote = carriedQuoter(input, matchingRules);
  const match = carriedMatcher(input, today, matchingRules);
  const rowOf = (entry: (typeof entries)[number], lender: Lender): LenderMatch => {
    const { programme, termMonths: _, ...judged } = quote(entry);
    return {
      ...judged,
      id: lender.id,
      /** The page shows the reasons of a few rows. */
      get reasons() {
        return match(programme).reasons.map(({ text }) => text);
      },
      lender,
      application: applications.get(lender.id) ?? null,
      kind: loanKindOf(programme),
      dependsOnOffer: isPricedByOffer(programme),
    };
  };
  const matches = entries
    .filter(({ outcome }) => outcome === 'eligible')
    .flatMap((entry) => {
      const lender = lenders.get(entry.programme.id);
      return lender === undefined ? [] : rowOf(entry, lender);
    });
  return {
    matches,
    carry: carryOfEntries(entries, input, matchingRules) as Judgment['carry'],
    outlooks: kindOutlooks(programs, input, today, matchingRules),
  };
}
