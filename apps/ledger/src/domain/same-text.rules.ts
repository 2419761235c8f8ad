interface Directed {
  readonly text: string;
  readonly amount: number;
}

const normal = (text: string): string => text.normalize('NFKC').toUpperCase().replaceAll(/\s+/g, ' ').trim();

/** Money in and money out with one text are two things. */
export const hasSameText = (a: Directed, b: Directed): boolean =>
  a.amount > 0 === b.amount > 0 && normal(a.text) === normal(b.text);
