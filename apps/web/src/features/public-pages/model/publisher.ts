export interface PlainSection {
  readonly title: string;
  readonly text: readonly string[];
}

/** Who speaks on the terms and the privacy page. */
export interface Publisher {
  readonly product: string;
  readonly company: string;
  readonly contact: string | null;
}

export const addressOf = ({ company, contact }: Publisher): string =>
  contact === null ? company : `${company}, ${contact}`;
