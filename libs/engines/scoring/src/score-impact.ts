export type CauseType = 'document' | 'profile' | 'account' | 'time' | 'rules' | 'evidence';

export interface ScoreChange {
  readonly cause: CauseType;
  readonly change: number;
}

export interface ScoreImpact {
  readonly documents: number;
  readonly profileAndBanking: number;
  readonly other: number;
  readonly total: number;
}

const lineOf: Readonly<Record<CauseType, Exclude<keyof ScoreImpact, 'total'>>> = {
  document: 'documents',
  profile: 'profileAndBanking',
  account: 'profileAndBanking',
  time: 'other',
  rules: 'other',
  evidence: 'other',
};

export function scoreImpact(changes: readonly ScoreChange[]): ScoreImpact {
  const impact = { documents: 0, profileAndBanking: 0, other: 0, total: 0 };
  for (const { cause, change } of changes) {
    impact[lineOf[cause]] += change;
    impact.total += change;
  }
  return impact;
}
