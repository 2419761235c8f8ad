import { sbaColumns } from './1.0/sba-columns.ts';

export const recordPrograms = ['7a', '504'] as const;
export type RecordProgram = (typeof recordPrograms)[number];

export type RecordColumn = keyof typeof sbaColumns.columns;

export const { sizeBands, sectors } = sbaColumns;
export type SizeBand = (typeof sizeBands)[number]['code'];

export const sizeBandCodes: readonly SizeBand[] = sizeBands.map(({ code }) => code);
const stateCodes = new Set<string>(sbaColumns.states);
export const isRecordState = (code: string): boolean => stateCodes.has(code);

interface Sector {
  codes: readonly string[];
  title: string;
}

const sectorByCode = new Map<string, Sector>(
  sectors.flatMap((sector) => sector.codes.map((code) => [code, sector] as const)),
);

export const sectorOf = (naics: string): Sector | undefined => sectorByCode.get(naics.slice(0, 2));

/** Two digits of a sector with several codes mean the whole sector. */
export const naicsPrefixes = (naics: string): readonly string[] =>
  naics.length === 2 ? (sectorOf(naics)?.codes ?? [naics]) : [naics];

const centsOfDollar = 100;

export function sizeBandOf(cents: number): SizeBand {
  const band = sizeBands.find(({ upTo }) => upTo === null || cents <= upTo * centsOfDollar);
  return band?.code ?? 'over_1m';
}

const outcomes: Readonly<Record<string, string>> = sbaColumns.outcomes;

export type LoanOutcome = 'paid' | 'chargedOff' | 'notFunded' | 'open';

export const outcomeOf = (status: string): LoanOutcome =>
  (outcomes[status.toUpperCase().replace(/[^A-Z]/g, '')] ?? 'open') as LoanOutcome;
