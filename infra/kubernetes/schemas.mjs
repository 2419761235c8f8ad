// Kubernetes' own description of its objects, made strict: a field that it does not know is a mistake.

/**
 * @typedef {{ [key: string]: unknown, type?: unknown, format?: string, properties?: Record<string, Schema>, items?: Schema,
 *   additionalProperties?: unknown, $ref?: string }} Schema
 * @typedef {{ group: string, version: string, kind: string }} Kind
 */

const isSchema = (/** @type {unknown} */ value) => typeof value === 'object' && value !== null;

/** @param {Schema} schema @returns {Schema} */
export function strict(schema) {
  if (schema.format === 'int-or-string' || schema['x-kubernetes-int-or-string'] === true)
    return { anyOf: [{ type: 'string' }, { type: 'integer' }] };
  /** @type {Schema} */
  const result = { ...schema };
  if (schema.properties) {
    const own = Object.entries(schema.properties);
    result.properties = Object.fromEntries(own.map(([name, property]) => [name, strict(property)]));
    const takesAny = schema['x-kubernetes-preserve-unknown-fields'] === true;
    if (schema.additionalProperties === undefined && !takesAny) result.additionalProperties = false;
  }
  if (schema.items) result.items = strict(schema.items);
  if (isSchema(schema.additionalProperties))
    result.additionalProperties = strict(/** @type {Schema} */ (schema.additionalProperties));
  return result;
}

/** @param {unknown} schema @param {Record<string, Schema>} all @param {Set<string>} found */
function collect(schema, all, found) {
  for (const [, name = ''] of JSON.stringify(schema).matchAll(/"#\/definitions\/([^"]+)"/g)) {
    if (found.has(name)) continue;
    found.add(name);
    collect(all[name], all, found);
  }
}

/** As kubeconform looks for it: deployment-apps-v1.json. @param {Kind} kind */
export const fileOf = ({ group, version, kind }) =>
  `${[kind, ...(group === '' ? [] : [group.split('.')[0]]), version].join('-').toLowerCase()}.json`;

/** One file for each kind, complete in itself. @param {Record<string, Schema>} definitions @returns {Map<string, Schema>} */
export function schemasOf(definitions) {
  const files = new Map();
  for (const [name, definition] of Object.entries(definitions)) {
    const kinds = /** @type {Kind[]} */ (definition['x-kubernetes-group-version-kind'] ?? []);
    if (kinds.length !== 1 || !definition.properties?.['metadata']) continue;
    const needed = new Set([name]);
    collect(definition, definitions, needed);
    const own = [...needed].map((one) => [one, strict(definitions[one] ?? {})]);
    files.set(fileOf(/** @type {Kind} */ (kinds[0])), {
      $ref: `#/definitions/${name}`,
      definitions: Object.fromEntries(own),
    });
  }
  return files;
}

/** A kind that its own project describes. @param {{ spec: { group: string, names: { kind: string }, versions: { name: string, schema: { openAPIV3Schema: Schema } }[] } }} crd */
export function schemasOfCustom({ spec: { group, names, versions } }) {
  return versions.map(({ name: version, schema: { openAPIV3Schema: schema } }) => {
    const described = { ...schema, properties: { ...schema.properties, metadata: { type: 'object' } } };
    return /** @type {const} */ ([fileOf({ group, version, kind: names.kind }), strict(described)]);
  });
}
