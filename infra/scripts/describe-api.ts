// node --conditions=groundwork-source --import ./infra/typescript.mjs infra/scripts/describe-api.ts
import { capabilities } from '@groundwork/contracts';
import { openApiDocument } from '../../apps/gateway/src/features/describe-api/describe-api.query.ts';

interface Operation {
  parameters?: { example?: unknown }[];
  requestBody?: { content: Record<string, { example?: unknown }> };
  responses: Record<string, { content?: Record<string, { example?: unknown }> }>;
}

const document = openApiDocument(capabilities, '0.1.0');
const operations = Object.values(document.paths).flatMap((path) => Object.values(path) as Operation[]);
const parameters = operations.flatMap((operation) => operation.parameters ?? []);
const bodies = operations.flatMap(({ requestBody }) => Object.values(requestBody?.content ?? {}));
const answers = operations
  .flatMap(({ responses }) => Object.entries(responses))
  .filter(([status]) => Number(status) < 400)
  .flatMap(([, { content }]) => Object.entries(content ?? {}))
  .filter(([type]) => type === 'application/json')
  .map(([, media]) => media);
const withExample = (parts: { example?: unknown }[]) =>
  `${parts.filter(({ example }) => example !== undefined).length} of ${parts.length}`;

console.table({
  operations: operations.length,
  tags: document.tags?.length,
  schemas: Object.keys(document.components.schemas).length,
  'parameters with an example': withExample(parameters),
  'bodies with an example': withExample(bodies),
  'JSON answers with an example': withExample(answers),
  'error codes': Object.keys(document.components.examples ?? {}).length,
  'size in kB': Math.round(Buffer.byteLength(JSON.stringify(document)) / 1000),
});
