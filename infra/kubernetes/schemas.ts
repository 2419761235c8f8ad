// Kubernetes' own description of its objects, made strict: a field that it does not know is a mistake.

export interface Schema {
  [key: string]: unknown;
  type?: unknown;
  format?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: unknown;
  $ref?: string;
}
interface Kind {
  group: string;
  version: string;
  kind: string;
}
export interface CustomKind {
  spec: {
    group: string;
    names: { kind: string };
    versions: { name: string; schema: { openAPIV3Schema: Schema } }[];
  };
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

export function strict(schema: Schema): Schema {
  if (schema.format === 'int-or-string' || schema['x-kubernetes-int-or-string'] === true)
    return { anyOf: [{ type: 'string' }, { type: 'integer' }] };
  const result: Schema = { ...schema };
  if (schema.properties) {
    const own = Object.entries(schema.properties);
    result.properties = Object.fromEntries(own.map(([name, property]) => [name, strict(property)]));
    const takesAny = schema['x-kubernetes-preserve-unknown-fields'] === true;
    if (schema.additionalProperties === undefined && !takesAny) result.additionalProperties = false;
  }
  if (schema.items) result.items = strict(schema.items);
  if (isSchema(schema.additionalProperties))
    result.additionalProperties = strict(schema.additionalProperties);
  return result;
}

function collect(schema: unknown, all: Record<string, Schema>, found: Set<string>): void {
  for (const [, name = ''] of JSON.stringify(schema).matchAll(/"#\/definitions\/([^"]+)"/g)) {
    if (found.has(name)) continue;
    found.add(name);
    collect(all[name], all, found);
  }
}

/** As kubeconform looks for it: deployment-apps-v1.json. */
export const fileOf = ({ group, version, kind }: Kind) =>
  `${[kind, ...(group === '' ? [] : [group.split('.')[0]]), version].join('-').toLowerCase()}.json`;

/** One file for each kind, complete in itself. */
export function schemasOf(definitions: Record<string, Schema>): Map<string, Schema> {
  const files = new Map<string, Schema>();
  for (const [name, definition] of Object.entries(definitions)) {
    const [kind, ...others] = (definition['x-kubernetes-group-version-kind'] ?? []) as Kind[];
    if (!kind || others.length > 0 || !definition.properties?.['metadata']) continue;
    const needed = new Set([name]);
    collect(definition, definitions, needed);
    const own = [...needed].map((one): [string, Schema] => [one, strict(definitions[one] ?? {})]);
    files.set(fileOf(kind), {
      $ref: `#/definitions/${name}`,
      definitions: Object.fromEntries(own),
    });
  }
  return files;
}

/** A kind that its own project describes. */
export function schemasOfCustom({ spec: { group, names, versions } }: CustomKind) {
  return versions.map(({ name: version, schema: { openAPIV3Schema: schema } }) => {
    const described = { ...schema, properties: { ...schema.properties, metadata: { type: 'object' } } };
    return [fileOf({ group, version, kind: names.kind }), strict(described)] as const;
  });
}
