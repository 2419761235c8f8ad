import { readFile, stat } from 'node:fs/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { BrandInForce, PracticeId, SiteConfig } from '@groundwork/contracts';
import { log } from '@groundwork/platform-observability';
import { Brands } from '../../brands/brands.adapter.ts';
import { brandedConfig } from '../../domain/branded-config.rules.ts';
import { defaultSiteConfig } from '../../domain/default-site-config.model.ts';
import { RecentlyUsed } from '../../domain/recently-used.rules.ts';
import { parseSiteConfig, reasonOf } from '../../domain/site-config.rules.ts';
import { PUBLIC_ORIGIN } from '../../session/access.guard.ts';

const mostBranded = 500;

interface Branded {
  readonly brand: BrandInForce;
  readonly settings: SiteConfig;
}

export const SITE_CONFIG_FILE = Symbol('site config file');

/** Reads the file again when it changed. A watcher would miss the swap of a mounted file. */
@Injectable()
export class ReadSiteConfig {
  private config = defaultSiteConfig;
  private loadedVersion = '';
  private readonly branded = new RecentlyUsed<PracticeId, Branded>(mostBranded);
  private brandedFrom = this.config;
  private readonly ownHost: string;

  constructor(
    @Inject(SITE_CONFIG_FILE) private readonly file: string,
    @Inject(PUBLIC_ORIGIN) origin: string,
    private readonly brands: Brands,
  ) {
    this.ownHost = new URL(origin).hostname;
  }

  async forHost(given: string): Promise<SiteConfig> {
    const config = await this.run();
    const host = given.toLowerCase().replace(/\.$/, '');
    const brand = host === this.ownHost ? undefined : await this.brands.ofHost(host);
    return brand ? this.withBrand(config, brand) : config;
  }

  private withBrand(config: SiteConfig, brand: BrandInForce): SiteConfig {
    if (this.brandedFrom !== config) this.branded.clear();
    this.brandedFrom = config;
    const drawn = this.branded.get(brand.practiceId);
    if (drawn?.brand === brand) return drawn.settings;
    const settings = brandedConfig(config, brand);
    this.branded.set(brand.practiceId, { brand, settings });
    return settings;
  }

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
