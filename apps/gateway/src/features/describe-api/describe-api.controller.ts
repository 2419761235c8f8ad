import { Controller } from '@nestjs/common';
import { capabilities, routes } from '@groundwork/contracts';
import type { InputOf } from '../../http/input.decorator.ts';
import { Route } from '../../http/route.decorator.ts';
import { docsAssets } from '../../http/serve-web.hook.ts';
import type { Description } from '../../domain/used-schemas.rules.ts';
import { openApiDocument } from './describe-api.query.ts';
import { apiDescription } from '../../gateway.wording.ts';

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${apiDescription.pageTitle}</title>
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
  private description: Description | undefined;

  /** Built at the first request: it takes time, and most gateways never receive the request. */
  @Route(routes.openApi)
  describe(): Description {
    this.description ??= openApiDocument(capabilities, '0.1.0');
    return this.description;
  }

  @Route(routes.apiDocs)
  async page({ reply }: InputOf<typeof routes.apiDocs>): Promise<void> {
    await reply.type('text/html').send(page);
  }

  @Route(routes.apiDocsScript)
  async script({ reply }: InputOf<typeof routes.apiDocsScript>): Promise<void> {
    const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#swagger-ui' });\n`;
    await reply.type('text/javascript').send(start);
  }
}
