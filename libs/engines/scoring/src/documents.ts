export interface ScoredDocument {
  readonly id?: string;
  readonly category: string;
  /** The document counts in no category yet. */
  readonly categoryOpen?: boolean | undefined;
  readonly status: string;
  readonly fraudScore: number | null;
  readonly confidence: number | null;
  readonly signals: readonly string[];
  readonly sha256: string;
  readonly holder?: { readonly match: string; readonly answer: string | null } | null | undefined;
  readonly isSample?: boolean | undefined;
}

export interface DocumentRules {
  readonly refusedFromFraud: number;
  readonly halvedFromFraud: number;
  readonly halvedBelowConfidence: number;
  readonly refusedSignals: readonly string[];
}

export type DocumentCredit = 0 | 0.5 | 1;

function isHalved(document: ScoredDocument, rules: DocumentRules): boolean {
  const { fraudScore, confidence } = document;
  const doubtful = fraudScore === null || fraudScore >= rules.halvedFromFraud;
  return doubtful || confidence === null || confidence < rules.halvedBelowConfidence;
}

/** A document in another name earns half. A sample in another name and a document of her other business earn nothing. */
function mostCredit({ holder, isSample = false }: ScoredDocument): DocumentCredit {
  if (isSample && holder?.match !== 'same') return 0;
  if (holder?.match !== 'other' || holder.answer === 'former-name') return 1;
  return holder.answer === null ? 0.5 : 0;
}

/** A reviewer's decision overrides every signal, so the status is checked first. */
function creditOfReading(document: ScoredDocument, rules: DocumentRules): DocumentCredit {
  if (document.status === 'verified') return 1;
  if (document.status !== 'processed') return 0;
  if (document.signals.some((signal) => rules.refusedSignals.includes(signal))) return 0;
  if (document.fraudScore !== null && document.fraudScore >= rules.refusedFromFraud) return 0;
  return isHalved(document, rules) ? 0.5 : 1;
}

export function documentCredit(
  document: ScoredDocument,
  { documents: rules }: { readonly documents: DocumentRules },
): DocumentCredit {
  const [reading, most] = [creditOfReading(document, rules), mostCredit(document)];
  return reading < most ? reading : most;
}
