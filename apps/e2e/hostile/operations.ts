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

interface Described {
  operationId: string;
  security: object[];
  parameters: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

interface Description {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
}

interface Schema {
  $ref?: string;
  properties?: object;
}

function operationOf(
  method: string,
  path: string,
  described: Described,
  schemas: Record<string, Schema>,
): Operation {
  const [type, media] = Object.entries(described.requestBody?.content ?? {})[0] ?? [];
  const named = media?.schema.$ref?.split('/').at(-1);
  const schema = named === undefined ? media?.schema : schemas[named];
  return {
    name: described.operationId,
    method: method.toUpperCase(),
    path,
    secured: described.security.length > 0,
    fields: Object.keys(schema?.properties ?? {}),
    isForm: type === 'multipart/form-data',
    query: described.parameters.filter((each) => each.in === 'query').map(({ name }) => name),
  };
}

export async function describedOperations(): Promise<Operation[]> {
  const answer = await fetch(`${baseUrl}/api/openapi.json`);
  const { paths, components } = (await answer.json()) as Description;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) =>
      operationOf(method, path, described, components.schemas),
    ),
  );
}
