import { Injectable } from '@nestjs/common';
import type { BrandInForce } from '@groundwork/contracts';
import { DataSource } from 'typeorm';
import {
  brandsInForce,
  logoOf,
  type WantedBrands,
  type WantedLogo,
} from '../../persistence/brand.repository.ts';

export type { WantedBrands, WantedLogo };

@Injectable()
export class ListBrands {
  constructor(private readonly dataSource: DataSource) {}

  async inForce(wanted: WantedBrands): Promise<{ brands: BrandInForce[] }> {
    return { brands: await brandsInForce(this.dataSource.manager, wanted) };
  }

  async logo(wanted: WantedLogo): Promise<{ png: string | null }> {
    const logo = await logoOf(this.dataSource.manager, wanted);
    return { png: logo?.toString('base64') ?? null };
  }
}
