import { Controller } from '@nestjs/common';
import {
  type BuildFailure,
  type BuildStep,
  type BuiltPackage,
  type DrawnPage,
  type EnclosedFile,
  rpc,
} from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import type { OwnVersion } from '../../domain/package.model.ts';
import { CarryOutBuild } from './carry-out-build.use-case.ts';

@Controller()
export class CarryOutBuildRpc {
  constructor(private readonly build: CarryOutBuild) {}

  @Rpc(rpc.sharing.buildStep)
  nextStep(own: OwnVersion): Promise<BuildStep> {
    return this.build.nextStep(own);
  }

  @Rpc(rpc.sharing.buildKey)
  sealedKeys({
    receiver,
    ...own
  }: OwnVersion & { receiver: string }): Promise<{ key: string; numbers: string }> {
    return this.build.sealedKeys(own, receiver);
  }

  @Rpc(rpc.sharing.recordPage)
  async recordPage({
    userId,
    packageId,
    version,
    ...page
  }: OwnVersion & DrawnPage): Promise<{ isInWork: boolean }> {
    return { isInWork: await this.build.recordPage({ userId, packageId, version }, page) };
  }

  @Rpc(rpc.sharing.sealBuild)
  seal({
    files,
    ...own
  }: OwnVersion & { files: EnclosedFile[] }): Promise<{ manifest: string; signature: string }> {
    return this.build.seal(own, files);
  }

  @Rpc(rpc.sharing.recordBuild)
  async recordBuild({
    userId,
    packageId,
    version,
    ...built
  }: OwnVersion & BuiltPackage): Promise<Record<string, never>> {
    await this.build.recordBuild({ userId, packageId, version }, built);
    return {};
  }

  @Rpc(rpc.sharing.failBuild)
  async failBuild({
    userId,
    packageId,
    version,
    ...failure
  }: OwnVersion & BuildFailure): Promise<Record<string, never>> {
    await this.build.failBuild({ userId, packageId, version }, failure);
    return {};
  }
}
