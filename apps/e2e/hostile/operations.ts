import { baseUrl } from '../system/owner.ts';

export interface Operation {
  name: string;
  method: string;
  path: string;
  secured: boolean;
  fields: string[];
  isForm: boolean;
  query: string[];
}

interface OpenApiOperation {
  operationId: string;
  security: object[];
  parameters: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

interface OpenApiDocument {
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: { schemas: Record<string, Schema> };
}

interface Schema {
  $ref?: string;
  properties?: object;
}

function operationOf(
  method: string,
  path: string,
  definition: OpenApiOperation,
  schemas: Record<string, Schema>,
): Operation {
  const [type, media] = Object.entries(definition.requestBody?.content ?? {})[0] ?? [];
  const named = media?.schema.$ref?.split('/').at(-1);
  const schema = named === undefined ? media?.schema : schemas[named];
  return {
    name: definition.operationId,
    method: method.toUpperCase(),
    path,
    secured: definition.security.length > 0,
    fields: Object.keys(schema?.properties ?? {}),
    isForm: type === 'multipart/form-data',
    query: definition.parameters.filter((each) => each.in === 'query').map(({ name }) => name),
  };
}

export async function loadOperations(): Promise<Operation[]> {
  const answer = await fetch(`${baseUrl}/api/openapi.json`);
  const { paths, components } = (await answer.json()) as OpenApiDocument;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, definition]) =>
      operationOf(method, path, definition, components.schemas),
    ),
  );
}
