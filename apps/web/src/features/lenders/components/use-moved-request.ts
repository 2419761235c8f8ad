import type { KindOutlook, LenderCarry, LenderMatch } from '@groundwork/contracts';
import { useMemo, useState } from 'react';
import { useLenderCarry } from '#shared/lenders/use-lender-carry.ts';
import { useProfile } from '#shared/profile/use-profile.ts';
import { type JudgedState, useJudgedCatalog, useJudgment } from '../api/use-judgment.ts';
import type { LoanRequest } from '../model/cost-texts.ts';
import { isSameRequest, requestOf } from '../model/loan-request.ts';

/** Her amount and term on the page, where they are not those of her profile. */
export interface MovedMatch {
  readonly loan: LoanRequest;
  readonly match: LenderMatch | undefined;
}

export interface MovedRequest {
  readonly saved: LoanRequest | undefined;
  readonly request: LoanRequest;
  readonly matches: readonly LenderMatch[];
  readonly carry: LenderCarry | undefined;
  readonly outlooks: readonly KindOutlook[];
  readonly isMoved: boolean;
  /** The match of a lender for the moved amount. Null for her own amount. */
  readonly movedMatch: (id: string) => MovedMatch | null;
  readonly judged: JudgedState;
  readonly onWanted: () => void;
  readonly onMove: (request: LoanRequest | null) => void;
}

const none: LoanRequest = { amount: 0, term: 0 };

/** The service needs a moment after she saves. Until then its matches are of her earlier amount. */
const areOf = (matches: readonly LenderMatch[], { amount }: LoanRequest): boolean =>
  matches.every(({ cost }) => !cost || cost.amount === amount);

type Judgment = ReturnType<typeof useJudgment>;

const judgedParts = (
  judgment: Judgment,
  own: readonly LenderMatch[],
  carry: LenderCarry | undefined,
): Pick<MovedRequest, 'matches' | 'carry' | 'outlooks'> =>
  judgment === null
    ? { matches: own, carry, outlooks: carry?.outlooks ?? [] }
    : {
        matches: judgment.matches,
        carry: carry && { ...carry, ...judgment.carry },
        outlooks: judgment.outlooks,
      };

/** The matches of the amount and term on the page: her own, or those that she moved to. */
export function useMovedRequest(own: readonly LenderMatch[]): MovedRequest {
  const profile = useProfile().data;
  const carry = useLenderCarry().data;
  const [moved, setMoved] = useState<LoanRequest | null>(null);
  const [isWanted, setIsWanted] = useState(false);
  const judged = useJudgedCatalog(isWanted);
  const saved = useMemo(() => (profile === undefined ? undefined : requestOf(profile)), [profile]);
  const request = moved ?? saved ?? none;
  const isSaved = saved !== undefined && isSameRequest(request, saved);
  const isMoved = moved !== null && !(isSaved && areOf(own, request));
  const judgment = useJudgment(judged, isMoved ? moved : null, own);
  const parts = useMemo(() => judgedParts(judgment, own, carry), [judgment, own, carry]);
  return {
    ...parts,
    saved,
    request,
    isMoved,
    movedMatch: (id) =>
      judgment === null ? null : { loan: request, match: parts.matches.find((match) => match.id === id) },
    judged,
    onWanted: () => setIsWanted(true),
    onMove: (next) => {
      setIsWanted(true);
      setMoved(next);
    },
  };
}
