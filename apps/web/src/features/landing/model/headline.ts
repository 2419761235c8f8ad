export interface Phrase {
  readonly text: string;
  readonly accent: boolean;
}

/** "Know *before* you apply" → the words between asterisks stand in the accent colour. */
export function phrasesOf(headline: string): Phrase[] {
  return headline
    .split('*')
    .map((text, index) => ({ text, accent: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
