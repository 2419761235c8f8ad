import type { Advice } from './advice/actions.ts';
import type { DocumentRules } from './documents.ts';
import type { ScoringField } from './figures.ts';
import type { HistoryWords } from './histories.ts';
import type { IndustryTiers, IndustryTier } from './industry-tiers.ts';
import type { MeasureName } from './measures.ts';

export type FactorKey = 'creditScore' | 'businessFinancials' | 'documentCompleteness' | 'riskAssessment';

export type Unit =
  | 'number'
  | 'percent'
  | 'dollars'
  | 'years'
  | 'years ago'
  | 'months'
  | 'ratio'
  | 'accounts'
  | 'documents'
  | 'tier';

export interface Band {
  readonly threshold: number;
  readonly points: number;
  readonly aboveZero?: true;
  /** A noun in place of the threshold, such as "any revenue". */
  readonly words?: string;
}

/** Best band first. `sum`: the measure returns points. */
export interface Scale {
  readonly kind: 'atLeast' | 'atMost' | 'sum';
  readonly bands: readonly Band[];
}

export interface Criterion {
  readonly code: string;
  readonly factor: FactorKey;
  readonly label: string;
  readonly max: number;
  readonly unit: Unit;
  readonly scale: Scale;
  readonly measure: MeasureName;
  /** Without an answer to each of these, the criterion gives no points. */
  readonly needs?: readonly ScoringField[];
  readonly missing: string;
  /** `{value}` has its unit, `{figure}` has none. */
  readonly current: string;
}

export interface Factor {
  readonly key: FactorKey;
  readonly label: string;
  readonly weight: number;
  /** 20 × weight, so that half points are integers. */
  readonly halfPoints: number;
}

export interface HistoryPart {
  readonly field: 'taxLienHistory' | 'judgmentHistory' | 'foreclosureHistory';
  readonly label: string;
  readonly none: number;
  readonly resolved: number;
}

export interface IdentityPart {
  readonly field: 'hasEin' | 'hasBusinessLicense' | 'businessStructure';
  readonly label: string;
  readonly points: number;
}

export interface AdvanceRate {
  readonly field: Extract<
    ScoringField,
    'realEstateValue' | 'equipmentValue' | 'accountsReceivable' | 'inventoryValue'
  >;
  readonly percent: number;
}

export interface Ruleset {
  readonly version: string;
  readonly factors: readonly Factor[];
  /** In code order, which settles ties. */
  readonly criteria: readonly Criterion[];
  readonly documents: DocumentRules & { readonly slots: Readonly<Record<string, readonly number[]>> };
  readonly histories: HistoryWords & { readonly parts: readonly HistoryPart[] };
  readonly identity: readonly IdentityPart[];
  readonly industry: IndustryTiers & { readonly rank: Readonly<Record<IndustryTier, number>> };
  readonly letterRatingAsPaydex: Readonly<Record<string, number>>;
  readonly loan: { readonly planningRatePercent: number; readonly defaultTermMonths: number };
  readonly collateral: readonly AdvanceRate[];
  readonly creditAccountTypes: readonly string[];
  readonly toleratedDifferencePercent: number;
  readonly advice: Advice;
}
