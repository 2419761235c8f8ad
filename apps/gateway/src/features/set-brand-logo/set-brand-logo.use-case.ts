import { Injectable } from '@nestjs/common';
import { type Acting, type Brand, type PracticeId, brandRpc } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import type { FastifyRequest } from 'fastify';
import { LogoDrawer } from '../../files/logo-drawer.adapter.ts';
import { readLogo } from '../../files/picture.reader.ts';

@Injectable()
export class SetBrandLogo {
  constructor(
    private readonly services: RpcClient,
    private readonly drawer: LogoDrawer,
  ) {}

  async run(practice: Acting & { practiceId: PracticeId }, request: FastifyRequest): Promise<Brand> {
    await this.services.call(brandRpc.admitBrand, practice);
    const png = await this.drawer.draw(await readLogo(request));
    const call = { ...practice, png: Buffer.from(png).toString('base64') };
    return this.services.call(brandRpc.setBrandLogo, call);
  }
}
