import type { ScoreReply } from '@groundwork/contracts';

export type RankedReason = ScoreReply['reasons'][number] & { readonly isUnknown: boolean };

/** An open question comes before an improvement. */
export function rankReasons({ reasons, factors }: ScoreReply): readonly RankedReason[] {
  const criteria = Object.values(factors.breakdown).flatMap((factor) => factor.criteria);
  const unknown = new Set(
    criteria.filter((each) => (each.unknown ?? 0) > (each.lost ?? 0)).map(({ code }) => code),
  );
  return reasons
    .map((reason) => ({ ...reason, isUnknown: unknown.has(reason.code) }))
    .toSorted((one, other) => Number(other.isUnknown) - Number(one.isUnknown));
}
