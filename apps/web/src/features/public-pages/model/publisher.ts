import { fill } from '@groundwork/wording';

export interface PlainSection {
  readonly title: string;
  readonly text: readonly string[];
}

export interface Publisher {
  readonly product: string;
  readonly company: string;
  readonly contact: string | null;
}

export function fillPublisher(text: string, { product, company, contact }: Publisher): string {
  return fill(text, { product, company, address: contact === null ? company : `${company}, ${contact}` });
}
