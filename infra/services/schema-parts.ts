export type Schema = Readonly<Record<string, unknown>>;

export const text = (more: Schema = {}) => ({ type: 'string', ...more });
export const matching = (pattern: string) => text({ pattern });
export const yesOrNo = { type: 'boolean' };
export const integer = (minimum: number, maximum: number) => ({ type: 'integer', minimum, maximum });
export const list = (items: Schema, minItems = 0) => ({ type: 'array', items, minItems });
export const anything = { type: 'object' };
export const only = (properties: Readonly<Record<string, Schema>>, required: readonly string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  ...(required.length > 0 && { required }),
});
export const oneOf = (...values: readonly (string | number)[]) => ({ enum: values });
export const mapOf = (values: Schema) => ({ type: 'object', additionalProperties: values });

const NAME = '[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?';
export const name = matching(`^${NAME}$`);
export const nameOrNone = matching(`^(${NAME})?$`);
const HOST_PART = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
export const host = matching(String.raw`^(\*\.)?(${HOST_PART}\.)+${HOST_PART}$`);
export const key = matching(String.raw`^[\w.-]+$`);
export const port = integer(1, 65_535);
export const replicas = integer(1, 1000);
/** A template checks it, with words that a person can read. */
export const network = text();
export const size = matching(String.raw`^[1-9]\d*(Mi|Gi|Ti)$`);
export const digest = matching('^(sha256:[0-9a-f]{64})?$');
export const image = matching(String.raw`^[0-9a-z][\w./:-]*(@sha256:[0-9a-f]{64})?$`);

const cpu = { anyOf: [{ type: 'number', exclusiveMinimum: 0 }, matching(String.raw`^(\d+m|\d+(\.\d+)?)$`)] };
const memory = matching(String.raw`^[1-9]\d*(\.\d+)?([kMGT]|[KMGT]i)?$`);
const amounts = only({ cpu, memory });
export const resources = only({ requests: amounts, limits: amounts });
