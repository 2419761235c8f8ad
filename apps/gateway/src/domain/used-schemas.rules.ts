type Schemas = Record<string, object>;

// An interface has no index signature, which the reply of the route needs.
export type Description = {
  openapi: string;
  info: object;
  tags?: object[];
  paths: Record<string, object>;
  components: { schemas: Schemas; examples?: object; securitySchemes?: object };
};

const prefix = '#/components/schemas/';
const reference = /"#\/components\/schemas\/(\w+)"/g;
const suffix = 'Output';

const namesIn = (part: unknown): string[] =>
  [...JSON.stringify(part).matchAll(reference)].flatMap(([, name]) => name ?? []);

function usedFrom(paths: unknown, schemas: Schemas): Set<string> {
  const used = new Set(namesIn(paths));
  for (const name of used) for (const inner of namesIn(schemas[name])) used.add(inner);
  return used;
}

/** zod-openapi writes a schema with a transform twice, for input and output. If only the output is used, it receives the plain name. */
export function removeUnusedSchemas(document: Description): Description {
  const { schemas } = document.components;
  const used = usedFrom(document.paths, schemas);
  const plain = (name: string) => (name.endsWith(suffix) ? name.slice(0, -suffix.length) : name);
  const nameOf = (name: string) => (used.has(plain(name)) ? name : plain(name));
  const usedSchemas = [...used].sort().map((name) => [nameOf(name), schemas[name]] as const);
  const reduced = {
    ...document,
    components: { ...document.components, schemas: Object.fromEntries(usedSchemas) },
  };
  const json = JSON.stringify(reduced).replace(reference, (_, name: string) => `"${prefix}${nameOf(name)}"`);
  return JSON.parse(json) as Description;
}
