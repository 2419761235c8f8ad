import { Controller } from '@nestjs/common';
import { type Acting, type PackageId, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { WithdrawPackage } from './withdraw-package.use-case.ts';

@Controller()
export class WithdrawPackageRpc {
  constructor(private readonly withdrawPackage: WithdrawPackage) {}

  @Rpc(rpc.sharing.withdraw)
  async answer({ packageId, ...acting }: Acting & { packageId: PackageId }): Promise<Record<string, never>> {
    await this.withdrawPackage.run(acting, packageId);
    return {};
  }
}
