import { pages } from '@groundwork/contracts';
import { systemClock } from '@groundwork/platform-time';
import type { FastifyInstance } from 'fastify';
import type { ReadSiteConfig } from '../features/read-site-config/read-site-config.query.ts';
import { robotsText, securityText, siteMap } from '../domain/public-files.view.ts';

export function servePublicFiles(server: FastifyInstance, origin: string, siteConfig: ReadSiteConfig): void {
  server.get('/sitemap.xml', (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(siteMap(pages.drawn, origin)),
  );
  server.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsText(origin)),
  );
  server.get('/.well-known/security.txt', async (_request, reply) => {
    const { company } = await siteConfig.run();
    return reply
      .type('text/plain; charset=utf-8')
      .send(securityText(company.privacyContact, origin, systemClock.now()));
  });
}
