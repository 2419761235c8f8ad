import type { Worded, Wording } from '@groundwork/wording';
import type { Area } from './area.ts';
import { documentRules, type SignalCode } from './rules.ts';

export interface Signal {
  code: string;
  severity: number;
  page: number | null;
  message: string;
  wording: Wording;
  expected: string | null;
  actual: string | null;
  box: Area | null;
}

interface SignalInput {
  page: number | null;
  message: Worded;
  expected?: string;
  actual?: string;
  certainty?: number;
  area?: Area | null;
}

const hundredths = (value: number) => Math.round(value * 100) / 100;

export const signalOf = (code: SignalCode, input: SignalInput): Signal => ({
  code,
  severity: hundredths(documentRules.signals[code].severity * (input.certainty ?? 1)),
  page: input.page,
  message: input.message.text,
  wording: { code: input.message.code, params: input.message.params },
  expected: input.expected ?? null,
  actual: input.actual ?? null,
  box: input.area ?? null,
});

const familyOf = (code: string): string =>
  new Map<string, { family: string }>(Object.entries(documentRules.signals)).get(code)?.family ?? code;

export function fraudScoreOf(signals: readonly Pick<Signal, 'code' | 'severity'>[]): number {
  const highest = Math.max(0, ...signals.map(({ severity }) => severity));
  const families = new Set(
    signals
      .filter(({ severity }) => severity >= documentRules.minFamilySeverity)
      .map(({ code }) => familyOf(code)),
  );
  return hundredths(Math.min(1, highest + (families.size > 1 ? documentRules.confirmation : 0)));
}

export const sortBySeverity = <S extends Pick<Signal, 'severity'>>(signals: readonly S[]): S[] =>
  [...signals].sort((a, b) => b.severity - a.severity);
