import { Injectable } from '@nestjs/common';
import type { LogoHash } from '@groundwork/contracts';
import { Brands } from '../../brands/brands.adapter.ts';
import { routeNotFound } from '../../gateway.errors.ts';

@Injectable()
export class ReadBrandLogo {
  constructor(private readonly brands: Brands) {}

  async run(hash: LogoHash): Promise<Buffer> {
    const png = await this.brands.logo(hash);
    if (!png) throw routeNotFound();
    return png;
  }
}
