import { Controller } from '@nestjs/common';
import { capabilities, routes } from '@groundwork/contracts';
import { allowInlineStyles } from '../../http/content-security.adapter.ts';
import type { InputOf } from '../../http/input.decorator.ts';
import { Route } from '../../http/route.decorator.ts';
import { docsAssets } from '../../http/serve-web.hook.ts';
import type { Description } from '../../domain/used-schemas.rules.ts';
import { apiPage, openApiDocument } from './describe-api.query.ts';

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
    allowInlineStyles(reply);
    await reply.type('text/html').send(apiPage(docsAssets));
  }

  @Route(routes.apiDocsScript)
  async script({ reply }: InputOf<typeof routes.apiDocsScript>): Promise<void> {
    const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#swagger-ui' });\n`;
    await reply.type('text/javascript').send(start);
  }
}
