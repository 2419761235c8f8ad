import { Controller } from '@nestjs/common';
import {
  type Acting,
  type ChangeLinkBody,
  type LinkId,
  type NewPackageLink,
  type PackageId,
  type PackageLink,
  type PackageLinkBody,
  rpc,
} from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import type { OwnPackage } from '../../domain/package.model.ts';
import { ManageLinks } from './manage-links.use-case.ts';

type OwnRequest = Acting & { linkId: LinkId };

@Controller()
export class ManageLinksRpc {
  constructor(private readonly manageLinks: ManageLinks) {}

  @Rpc(rpc.sharing.links)
  list(own: OwnPackage): Promise<PackageLink[]> {
    return this.manageLinks.list(own);
  }

  @Rpc(rpc.sharing.addLink)
  add({
    packageId,
    link,
    ...acting
  }: Acting & { packageId: PackageId; link: PackageLinkBody }): Promise<NewPackageLink> {
    return this.manageLinks.add(acting, packageId, link);
  }

  @Rpc(rpc.sharing.changeLink)
  change({ linkId, change, ...acting }: OwnRequest & { change: ChangeLinkBody }): Promise<PackageLink> {
    return this.manageLinks.change(acting, linkId, change);
  }

  @Rpc(rpc.sharing.revokeLink)
  revoke({ linkId, ...acting }: OwnRequest): Promise<PackageLink> {
    return this.manageLinks.revoke(acting, linkId);
  }

  @Rpc(rpc.sharing.unlockLink)
  unlock({ linkId, ...acting }: OwnRequest): Promise<PackageLink> {
    return this.manageLinks.unlock(acting, linkId);
  }
}
