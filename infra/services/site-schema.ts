import { z } from 'zod';
import { siteConfigFile } from '../../apps/gateway/src/domain/site-config.rules.ts';

type Schema = Record<string, unknown>;

/** Helm compares a format only by its own rules, and a text of spaces is no text. */
function forHelm({ jsonSchema }: { jsonSchema: Schema }): void {
  const { type, format, minLength, pattern } = jsonSchema;
  delete jsonSchema['format'];
  if (type !== 'string' || pattern !== undefined) return;
  if (format === 'uri') jsonSchema['pattern'] = String.raw`^https://[^\s/]+(/\S*)?$`;
  else if (minLength === 1) jsonSchema['pattern'] = String.raw`\S`;
}

export function siteSchema(): Schema {
  const { $schema: _, ...schema } = z.toJSONSchema(siteConfigFile, {
    io: 'input',
    unrepresentable: 'any',
    override: forHelm,
  });
  return schema;
}
