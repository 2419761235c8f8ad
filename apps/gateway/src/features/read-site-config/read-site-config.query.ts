import { readFile, stat } from 'node:fs/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { SiteConfig } from '@groundwork/contracts';
import { log } from '@groundwork/platform-observability';
import { defaultSiteConfig } from '../../domain/default-site-config.model.ts';
import { parseSiteConfig, reasonOf } from '../../domain/site-config.rules.ts';

export const SITE_CONFIG_FILE = Symbol('site config file');

/** Reads the file again when it changed. A watcher would miss the swap of a mounted file. */
@Injectable()
export class ReadSiteConfig {
  private config = defaultSiteConfig;
  private loadedVersion = '';

  constructor(@Inject(SITE_CONFIG_FILE) private readonly file: string) {}

  async run(): Promise<SiteConfig> {
    if (this.file === '') return this.config;
    const version = await versionOf(this.file);
    if (version === this.loadedVersion) return this.config;
    this.loadedVersion = version;
    try {
      this.config = parseSiteConfig(await readFile(this.file, 'utf8'));
      log().info({ file: this.file }, 'Loaded the site settings');
    } catch (error) {
      log().error(
        { file: this.file, reason: reasonOf(error) },
        'The site settings are not valid. The gateway uses the last valid ones.',
      );
    }
    return this.config;
  }
}

async function versionOf(file: string): Promise<string> {
  try {
    const { ino, size, mtimeMs } = await stat(file);
    return `${ino} ${size} ${mtimeMs}`;
  } catch {
    return 'missing';
  }
}
