import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type BrandInForce, events, practiceId, brandRpc, type UserId } from '@groundwork/contracts';
import { type RunningGateway, runGateway } from './gateway.ts';
import { publishEvent } from './published.ts';

const id = practiceId.parse(randomUUID());

export const lee: BrandInForce = {
  practiceId: id,
  practiceName: 'Lee Accounting',
  name: 'Lee Funding',
  colors: { light: { brand: '#1f5f4a', onBrand: '#ffffff', brandTint: '#e4f1ec' }, dark: {} },
  host: 'funding.lee.example',
  logoHash: 'ab'.repeat(32),
};

export const logoAddress = `/api/brands/logos/${lee.logoHash}`;

/** fetch cannot name another host. */
export async function getFrom(url: string, path: string, host?: string) {
  const sent = request(`${url}${path}`, host === undefined ? {} : { headers: { host } });
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const bytes = await buffer(answer);
  return { status: answer.statusCode, headers: answer.headers, bytes, text: bytes.toString() };
}

/** A gateway beside an identity with brands. */
export class BrandedGateway {
  inForce: BrandInForce[] = [lee];
  /** Readings of all brands: one of a single brand follows from an event. */
  readings = 0;
  pages = 0;
  isAway = false;
  /** Readings wait for it. */
  until: Promise<void> | undefined;
  calls = 0;
  private version = 0;

  private constructor(readonly gateway: RunningGateway) {}

  static async start(): Promise<BrandedGateway> {
    const branded = new BrandedGateway(await runGateway());
    branded.gateway.calls.on(brandRpc.brandsInForce, (wanted) => branded.read(wanted));
    return branded;
  }

  private async read({ only, after = '' }: { only?: string | undefined; after?: string | undefined }) {
    this.calls += 1;
    if (only === undefined) this.pages += 1;
    if (only === undefined && after === '') this.readings += 1;
    if (this.isAway) throw new Error('away');
    await this.until;
    const isWanted = ({ practiceId: each }: BrandInForce) => (only ? each === only : each > after);
    return { brands: this.inForce.filter(isWanted).slice(0, 200) };
  }

  async change(inForce: BrandInForce[]): Promise<void> {
    this.inForce = inForce;
    this.version += 1;
    const data = { practiceId: id, personIds: [] };
    const { nats } = this.gateway;
    await publishEvent(nats, events.practiceChanged, id as string as UserId, data, this.version);
  }
}
