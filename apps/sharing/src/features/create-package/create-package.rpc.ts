import { Controller } from '@nestjs/common';
import {
  type Acting,
  type PackageChoice,
  type PackageId,
  type PackageView,
  rpc,
} from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { CreatePackage } from './create-package.use-case.ts';

@Controller()
export class CreatePackageRpc {
  constructor(private readonly createPackage: CreatePackage) {}

  @Rpc(rpc.sharing.create)
  create({ choice, ...acting }: Acting & { choice: PackageChoice }): Promise<PackageView> {
    return this.createPackage.create(acting, choice);
  }

  @Rpc(rpc.sharing.addVersion)
  addVersion({
    packageId,
    choice,
    ...acting
  }: Acting & { packageId: PackageId; choice?: PackageChoice | undefined }): Promise<PackageView> {
    return this.createPackage.addVersion(acting, packageId, { choice });
  }
}
