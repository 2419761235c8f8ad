import { siteConfig } from '#shared/brand/site-config.ts';
import type { PlainSection, Publisher } from '../model/publisher.ts';

export function publisher(): Publisher {
  const { productName, company } = siteConfig();
  return { product: productName, company: company.name, contact: company.privacyContact };
}

export function PlainSections({ sections }: { readonly sections: readonly PlainSection[] }) {
  return sections.map(({ title, text }) => (
    <section key={title} className="plain">
      <h2>{title}</h2>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  ));
}
