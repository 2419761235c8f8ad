import { Controller } from '@nestjs/common';
import { type EnclosedScore, type PackageFile, rpc, type SharedPackage } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ReadSharedPackage } from './read-shared-package.query.ts';

interface InSession {
  session: string;
}

@Controller()
export class ReadSharedPackageRpc {
  constructor(private readonly readShared: ReadSharedPackage) {}

  @Rpc(rpc.sharing.shared)
  package({ session }: InSession): Promise<SharedPackage> {
    return this.readShared.run(session);
  }

  @Rpc(rpc.sharing.sharedPage)
  page({
    session,
    ...request
  }: InSession & { receiver: string; itemId: string; page: number }): Promise<
    PackageFile & { watermark: string }
  > {
    return this.readShared.page(session, request);
  }

  @Rpc(rpc.sharing.sharedScore)
  score({ session }: InSession): Promise<EnclosedScore> {
    return this.readShared.score(session);
  }
}
