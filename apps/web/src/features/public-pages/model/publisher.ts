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

const namesIn = ({ product, company, contact }: Publisher): Readonly<Record<string, string>> => ({
  '{product}': product,
  '{company}': company,
  '{address}': contact === null ? company : `${company}, ${contact}`,
});

/** A text with the names of those who publish it. */
export function filledIn(text: string, publisher: Publisher): string {
  const names = namesIn(publisher);
  return text.replace(/\{\w+\}/g, (name) => names[name] ?? name);
}
