import { Controller } from '@nestjs/common';
import { type Acting, type PackageChoice, type PackagePreview, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { PreviewPackage } from './preview-package.query.ts';

@Controller()
export class PreviewPackageRpc {
  constructor(private readonly previewPackage: PreviewPackage) {}

  @Rpc(rpc.sharing.preview)
  answer({ choice, ...acting }: Acting & { choice: PackageChoice }): Promise<PackagePreview> {
    return this.previewPackage.run(acting, choice);
  }
}
