import { Controller } from '@nestjs/common';
import { type Acting, type Brand, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import type { OfPractice } from '../manage-practice/manage-practice.use-case.ts';
import { type BrandChange, ManageBrand } from './manage-brand.use-case.ts';

@Controller()
export class ManageBrandRpc {
  constructor(private readonly brands: ManageBrand) {}

  @Rpc(rpc.identity.changeBrand)
  change(request: BrandChange): Promise<Brand> {
    return this.brands.change(request);
  }

  @Rpc(rpc.identity.removeBrand)
  async remove(request: Acting & OfPractice): Promise<Record<string, never>> {
    await this.brands.remove(request);
    return {};
  }

  @Rpc(rpc.identity.checkBrandHost)
  checkHost(request: Acting & OfPractice): Promise<Brand> {
    return this.brands.checkHost(request);
  }

  @Rpc(rpc.identity.admitBrand)
  async admit(request: Acting & OfPractice): Promise<Record<string, never>> {
    await this.brands.admit(request);
    return {};
  }

  @Rpc(rpc.identity.setBrandLogo)
  setLogo(request: Acting & OfPractice & { png: string }): Promise<Brand> {
    return this.brands.setLogo(request);
  }
}
