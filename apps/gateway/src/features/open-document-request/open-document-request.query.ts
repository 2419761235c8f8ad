import { Injectable } from '@nestjs/common';
import { type OpenedRequest, rpc } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { Brands } from '../../brands/brands.adapter.ts';

@Injectable()
export class OpenDocumentRequest {
  constructor(
    private readonly services: RpcClient,
    private readonly brands: Brands,
  ) {}

  async run(visit: { token: string; clientAddress: string }): Promise<OpenedRequest> {
    const { practiceId, ...request } = await this.services.call(rpc.sharing.openDocumentRequest, visit);
    return { ...request, brand: practiceId && (await this.brands.ofPractice(practiceId)) };
  }
}
