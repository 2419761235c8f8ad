import type { EvidenceState, ProvenScore, UserId } from '@groundwork/contracts';

/** Scoring's own copy of the witnesses, with the proven score computed from them. */
export interface ProvenOwner {
  userId: UserId;
  evidence: EvidenceState;
  evidenceVersion: number;
  totalScore: number;
  result: ProvenScore | null;
  /** For each last day of a proof, the day on which its latest notice was sent. */
  notified: Readonly<Record<string, string>>;
}

export const unprovenOwner = (userId: UserId): ProvenOwner => ({
  userId,
  evidence: { witnesses: [], accounts: [] },
  evidenceVersion: 0,
  totalScore: 0,
  result: null,
  notified: {},
});
