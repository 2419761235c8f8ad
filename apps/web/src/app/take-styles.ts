const styleAttribute = / style="([^"]*)"/g;

const entities: Readonly<Record<string, string>> = { '&quot;': '"', '&#x27;': "'", '&amp;': '&' };

/** Equal declarations share one rule. */
export function takeStyles(html: string): { readonly html: string; readonly css: string } {
  const names = new Map<string, string>();
  const drawn = html.replace(styleAttribute, (_all, declarations: string) => {
    const name = names.get(declarations) ?? `s${names.size}`;
    names.set(declarations, name);
    return ` data-drawn="${name}"`;
  });
  const rules = [...names].map(
    ([declarations, name]) =>
      `[data-drawn=${name}]{${declarations.replace(/&[^;&]+;/g, (entity) => entities[entity] ?? entity)}}`,
  );
  return { html: drawn, css: rules.join('') };
}
