import { Controller } from '@nestjs/common';
import {
  type Acting,
  type CheckPageBody,
  type PackageId,
  type PackageView,
  rpc,
} from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { CheckPage } from './check-page.use-case.ts';

@Controller()
export class CheckPageRpc {
  constructor(private readonly checkPage: CheckPage) {}

  @Rpc(rpc.sharing.checkPage)
  answer({
    packageId,
    check,
    ...acting
  }: Acting & { packageId: PackageId; check: CheckPageBody }): Promise<PackageView> {
    return this.checkPage.run(acting, packageId, check);
  }
}
