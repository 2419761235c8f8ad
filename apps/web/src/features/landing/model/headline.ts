export interface Phrase {
  readonly text: string;
  readonly accent: boolean;
}

/** Text between asterisks has the accent color: "Know *before* you apply". */
export function splitHeadline(headline: string): Phrase[] {
  return headline
    .split('*')
    .map((text, index) => ({ text, accent: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
