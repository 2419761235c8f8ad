import { Controller } from '@nestjs/common';
import { type BrandInForce, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ListBrands, type WantedBrands, type WantedLogo } from './list-brands.query.ts';

@Controller()
export class ListBrandsRpc {
  constructor(private readonly brands: ListBrands) {}

  @Rpc(rpc.identity.brandsInForce)
  inForce(request: WantedBrands): Promise<{ brands: BrandInForce[] }> {
    return this.brands.inForce(request);
  }

  @Rpc(rpc.identity.brandLogo)
  logo(request: WantedLogo): Promise<{ png: string | null }> {
    return this.brands.logo(request);
  }
}
