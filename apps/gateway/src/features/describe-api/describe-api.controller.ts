import { Controller, Res } from '@nestjs/common';
import { openApiDocument, routes } from '@groundwork/contracts';
import type { FastifyReply } from 'fastify';
import { Route } from '../../http/route.ts';
import { docsAssets } from '../../http/serve-web.ts';

const description = openApiDocument(routes, '0.1.0');

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Groundwork API</title>
    <link rel="stylesheet" href="${docsAssets}swagger-ui.css" />
  </head>
  <body>
    <div id="swagger-ui"></div>
    <script src="${docsAssets}swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

@Controller()
export class DescribeApiController {
  @Route(routes.openApi)
  describe(): object {
    return description;
  }

  @Route(routes.apiDocs)
  async page(@Res() reply: FastifyReply): Promise<void> {
    await reply.type('text/html').send(page);
  }

  @Route(routes.apiDocsScript)
  async script(@Res() reply: FastifyReply): Promise<void> {
    const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#swagger-ui' });\n`;
    await reply.type('text/javascript').send(start);
  }
}
