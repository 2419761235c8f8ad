import { Resolver } from 'node:dns/promises';
import { log } from '@groundwork/platform-observability';

const patience = { timeout: 2000, tries: 2 };

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';

export class TxtRecords {
  private readonly resolver = new Resolver(patience);

  constructor(servers: readonly string[]) {
    if (servers.length > 0) this.resolver.setServers([...servers]);
  }

  /** DNS splits a long value. A name that cannot be read has no record yet. */
  async at(name: string): Promise<string[]> {
    try {
      return (await this.resolver.resolveTxt(name)).map((parts) => parts.join(''));
    } catch (error) {
      log().info({ name, reason: codeOf(error) }, 'DNS has no readable TXT record with this name');
      return [];
    }
  }
}
