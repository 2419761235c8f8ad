import type { Worded, Wording } from '@groundwork/wording';
import { documentRules, type SignalCode } from './rules.ts';

export interface Signal {
  code: string;
  severity: number;
  page: number | null;
  message: string;
  /** The code and values of the message. */
  wording: Wording;
  expected: string | null;
  actual: string | null;
}

interface Found {
  page: number | null;
  message: Worded;
  expected?: string;
  actual?: string;
  /** How sure it is, 0 to 1; the severity told is that of its kind times this. */
  certainty?: number;
}

const hundredths = (value: number) => Math.round(value * 100) / 100;

export const signalOf = (code: SignalCode, found: Found): Signal => ({
  code,
  severity: hundredths(documentRules.signals[code].severity * (found.certainty ?? 1)),
  page: found.page,
  message: found.message.text,
  wording: { code: found.message.code, params: found.message.params },
  expected: found.expected ?? null,
  actual: found.actual ?? null,
});

const familyOf = (code: string): string =>
  new Map<string, { family: string }>(Object.entries(documentRules.signals)).get(code)?.family ?? code;

/** The highest severity; a second family that also speaks confirms it. */
export function fraudScoreOf(signals: readonly Pick<Signal, 'code' | 'severity'>[]): number {
  const highest = Math.max(0, ...signals.map(({ severity }) => severity));
  const families = new Set(
    signals.filter(({ severity }) => severity >= documentRules.familyFrom).map(({ code }) => familyOf(code)),
  );
  return hundredths(Math.min(1, highest + (families.size > 1 ? documentRules.confirmation : 0)));
}

export const sortBySeverity = <S extends Pick<Signal, 'severity'>>(signals: readonly S[]): S[] =>
  [...signals].sort((a, b) => b.severity - a.severity);
