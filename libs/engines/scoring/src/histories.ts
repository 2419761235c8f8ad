export type History = 'unanswered' | 'none' | 'resolved' | 'open';

export interface HistoryWords {
  readonly none: readonly string[];
  readonly resolved: readonly string[];
}

/** Only the whole text counts: "not resolved" does not mean resolved. */
export function readHistory(text: string, words: HistoryWords): History {
  const answer = text.trim().toLowerCase();
  if (answer === '') return 'unanswered';
  if (words.none.includes(answer)) return 'none';
  return words.resolved.includes(answer) ? 'resolved' : 'open';
}
