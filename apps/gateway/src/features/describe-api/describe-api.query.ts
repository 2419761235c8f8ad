import * as contracts from '@groundwork/contracts';
import {
  type Method,
  plainSchemaOf,
  problemCodes,
  type RouteContract,
  routeExamples,
  type Capability,
} from '@groundwork/contracts';
import { z } from 'zod';
import { createDocument, type ZodOpenApiPathItemObject } from 'zod-openapi';
import { describeOperation } from '../../domain/operation.view.ts';
import { type Description, removeUnusedSchemas } from '../../domain/used-schemas.rules.ts';
import { apiDescription } from '../../gateway.wording.ts';

const namedTypes = [z.ZodObject, z.ZodUnion, z.ZodEnum, z.ZodRecord];

const schemas: Record<string, z.ZodType> = {};
for (const [name, value] of Object.entries<unknown>(contracts)) {
  const schema = value instanceof z.ZodType && namedTypes.some((type) => value instanceof type) && value;
  if (schema) schemas[`${name.charAt(0).toUpperCase()}${name.slice(1)}`] = plainSchemaOf(schema);
}

const detailsOf: Partial<Record<string, object>> = {
  INVALID_INPUT: { details: [{ field: 'email', message: apiDescription.exampleDetail }] },
  FIGURE_CHANGED: { figure: routeExamples.figure?.reply },
  UNEXPECTED: { incidentId: '0198c1de-0000-7000-8000-0000000000ff' },
};

const examples = Object.fromEntries(
  Object.entries(problemCodes).map(([code, { description }]) => [
    code,
    { summary: description, value: { code, message: description, ...detailsOf[code] } },
  ]),
);

const templated = (path: string) => path.replace(/:(\w+)/g, '{$1}');

const methodOf = ({ method }: RouteContract) => method.toLowerCase() as Lowercase<Method>;

function pathsOf(groups: readonly Capability[]) {
  const paths: Record<string, ZodOpenApiPathItemObject> = {};
  for (const { name: tag, routes } of groups) {
    for (const [name, route] of Object.entries(routes)) {
      const methods = (paths[templated(route.path)] ??= {});
      methods[methodOf(route)] = describeOperation(tag, name, route);
    }
  }
  return paths;
}

export function openApiDocument(groups: readonly Capability[], version: string): Description {
  const document = createDocument({
    openapi: '3.1.0',
    info: {
      title: apiDescription.title,
      version,
      description: apiDescription.about,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    tags: groups.map(({ name, description }) => ({ name, description })),
    components: {
      schemas,
      examples,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'groundwork_session' },
      },
    },
    paths: pathsOf(groups),
  });
  return removeUnusedSchemas(document as Description);
}

export const apiPage = (assets: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${apiDescription.pageTitle}</title>
    <link rel="stylesheet" href="${assets}swagger-ui.css" />
  </head>
  <body>
    <div id="swagger-ui"></div>
    <script src="${assets}swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;
