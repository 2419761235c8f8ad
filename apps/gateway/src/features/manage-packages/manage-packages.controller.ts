import { Controller } from '@nestjs/common';
import {
  type Acting,
  type LenderRequestId,
  type LinkId,
  type PackageId,
  routes,
  rpc,
} from '@groundwork/contracts';
import { confirm, forward, forwarding, forwardList, forwardPages } from '../../http/forward.adapter.ts';
import type { InputOf } from '../../http/input.decorator.ts';
import { Route } from '../../http/route.decorator.ts';
import { sendDownload, sendPicture } from '../../http/send-file.adapter.ts';
import { OpenPackageFiles } from './manage-packages.query.ts';

/** A choice reads five services, some of them for each document. */
const choiceMs = 20_000;

type OwnRequest<Id> = { acting: Acting; params: { id: Id } };

const ofPackage = ({ acting, params }: OwnRequest<PackageId>) => ({ ...acting, packageId: params.id });
const ofLink = ({ acting, params }: OwnRequest<LinkId>) => ({ ...acting, linkId: params.id });

export const ManagePackagesController = forwarding({
  preview: forward(
    routes.previewPackage,
    rpc.sharing.preview,
    ({ acting, body }) => ({ ...acting, choice: body }),
    choiceMs,
  ),
  create: forward(
    routes.createPackage,
    rpc.sharing.create,
    ({ acting, body }) => ({ ...acting, choice: body }),
    choiceMs,
  ),
  list: forwardPages(routes.packages, rpc.sharing.packages, ({ acting: { userId } }, page) => ({
    userId,
    page,
  })),
  one: forward(routes.package, rpc.sharing.package, ({ acting: { userId }, params }) => ({
    userId,
    packageId: params.id,
  })),
  addVersion: forward(
    routes.addPackageVersion,
    rpc.sharing.addVersion,
    (input) => ({ ...ofPackage(input), choice: input.body.choice }),
    choiceMs,
  ),
  check: forward(routes.checkPackagePage, rpc.sharing.checkPage, (input) => ({
    ...ofPackage(input),
    check: input.body,
  })),
  withdraw: confirm(routes.withdrawPackage, rpc.sharing.withdraw, ofPackage),
  visits: forwardPages(routes.packageVisits, rpc.sharing.visits, ({ acting: { userId }, params }, page) => ({
    userId,
    packageId: params.id,
    page,
  })),
});

export const ManagePackageLinksController = forwarding({
  list: forwardList(routes.packageLinks, rpc.sharing.links, ({ acting: { userId }, params }) => ({
    userId,
    packageId: params.id,
  })),
  add: forward(routes.addPackageLink, rpc.sharing.addLink, (input) => ({
    ...ofPackage(input),
    link: input.body,
  })),
  change: forward(routes.changePackageLink, rpc.sharing.changeLink, (input) => ({
    ...ofLink(input),
    change: input.body,
  })),
  revoke: forward(routes.revokePackageLink, rpc.sharing.revokeLink, ofLink),
  unlock: forward(routes.unlockPackageLink, rpc.sharing.unlockLink, ofLink),
  code: forward(routes.showPackageCode, rpc.sharing.showCode, ofLink),
});

const ofRequest = ({ acting, params }: OwnRequest<LenderRequestId>) => ({ ...acting, requestId: params.id });

export const ManageLenderRequestsController = forwarding({
  list: forwardPages(routes.lenderRequests, rpc.sharing.requests, ({ acting: { userId }, query }, page) => ({
    userId,
    page: { ...page, ...(query.state && { state: query.state }) },
  })),
  answer: forward(
    routes.answerLenderRequest,
    rpc.sharing.answerRequest,
    (input) => ({ ...ofRequest(input), answer: input.body }),
    choiceMs,
  ),
  decline: forward(routes.declineLenderRequest, rpc.sharing.declineRequest, (input) => ({
    ...ofRequest(input),
    answer: input.body,
  })),
  consents: forwardPages(routes.shareConsents, rpc.sharing.consents, ({ acting: { userId } }, page) => ({
    userId,
    page,
  })),
});

@Controller()
export class PackageFilesController {
  constructor(private readonly files: OpenPackageFiles) {}

  @Route(routes.packageFile)
  async file(input: InputOf<typeof routes.packageFile>): Promise<void> {
    const { name, content } = await this.files.file(ofPackage(input), 'zip');
    sendDownload(input.reply, name, content);
  }

  @Route(routes.packageMemo)
  async memo(input: InputOf<typeof routes.packageMemo>): Promise<void> {
    const { name, content } = await this.files.file(ofPackage(input), 'memo');
    sendDownload(input.reply, name, content);
  }

  @Route(routes.packagePage)
  async page({ acting, params, reply }: InputOf<typeof routes.packagePage>): Promise<void> {
    const { id: packageId, itemId, page } = params;
    const { content } = await this.files.page({ userId: acting.userId, packageId, itemId, page });
    sendPicture(reply, 'image/jpeg', content);
  }
}
