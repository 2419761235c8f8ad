import { baseUrl } from '../system/owner.ts';

export interface Operation {
  name: string;
  method: string;
  /** With {id} where something stands for it. */
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
  requestBody?: { content: Record<string, { schema: { properties?: object } }> };
}

function operationOf(method: string, path: string, described: Described): Operation {
  const [type, media] = Object.entries(described.requestBody?.content ?? {})[0] ?? [];
  return {
    name: described.operationId,
    method: method.toUpperCase(),
    path,
    secured: described.security.length > 0,
    fields: Object.keys(media?.schema.properties ?? {}),
    isForm: type === 'multipart/form-data',
    query: described.parameters.filter((each) => each.in === 'query').map(({ name }) => name),
  };
}

/** Every route as the running system describes itself. */
export async function describedOperations(): Promise<Operation[]> {
  const answer = await fetch(`${baseUrl}/api/openapi.json`);
  const { paths } = (await answer.json()) as { paths: Record<string, Record<string, Described>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => operationOf(method, path, described)),
  );
}
