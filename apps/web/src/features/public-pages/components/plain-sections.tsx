import { siteConfig } from '#shared/brand/site-config.ts';
import { fillPublisher, type PlainSection } from '../model/publisher.ts';

export function PlainSections({ sections }: { readonly sections: readonly PlainSection[] }) {
  const { productName, company } = siteConfig();
  const publisher = { product: productName, company: company.name, contact: company.privacyContact };
  return sections.map(({ title, text }) => (
    <section key={title} className="plain">
      <h2>{title}</h2>
      {text.map((paragraph) => (
        <p key={paragraph}>{fillPublisher(paragraph, publisher)}</p>
      ))}
    </section>
  ));
}
