import {
  type BrandInForce,
  brandsAtOnce,
  events,
  logoAddressOf,
  type LogoHash,
  type PracticeId,
  brandRpc,
  type PublicBrand,
} from '@groundwork/contracts';
import { EventFeed, RpcClient } from '@groundwork/platform-messaging';
import { log } from '@groundwork/platform-observability';
import { Injectable } from '@nestjs/common';
import { RecentlyUsed } from '../domain/recently-used.rules.ts';

const readMs = 2000;
const againAfterMs = 1000;
const freshMs = 60_000;
const mostPictures = 200;

const isSame = (one: BrandInForce | undefined, other: BrandInForce): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Holds all brands in force, so that an unknown host or picture costs no call. */
@Injectable()
export class Brands {
  private byPractice = new Map<PracticeId, BrandInForce>();
  private byHost = new Map<string, BrandInForce>();
  private byLogo = new Map<LogoHash, PracticeId>();
  private readonly pictures = new RecentlyUsed<LogoHash, Promise<Buffer | undefined>>(mostPictures);
  private readonly changed = new Set<PracticeId>();
  private reading: Promise<void> | undefined;
  private wasTried = false;
  private freshUntil = 0;
  private nextTryAt = 0;
  private gaps = 0;

  constructor(
    private readonly services: RpcClient,
    feed: EventFeed,
  ) {
    feed.onEvent(({ type, data }) => {
      if (type !== events.practiceChanged.type) return;
      const change = events.practiceChanged.data.safeParse(data);
      if (change.success) this.readAgain(change.data.practiceId);
    });
    feed.onGap(() => {
      this.gaps += 1;
      this.freshUntil = 0;
      if (this.wasTried) void this.work();
    });
  }

  async ofHost(host: string): Promise<BrandInForce | undefined> {
    await this.ready();
    return this.byHost.get(host);
  }

  async ofPractice(id: PracticeId): Promise<PublicBrand | null> {
    await this.ready();
    const brand = this.byPractice.get(id);
    if (brand === undefined) return null;
    const { name, colors, logoHash } = brand;
    return { name, colors, logo: logoHash && logoAddressOf(logoHash) };
  }

  async logo(hash: LogoHash): Promise<Buffer | undefined> {
    await this.ready();
    const practiceId = this.byLogo.get(hash);
    return practiceId && (this.pictures.get(hash) ?? this.readPicture(practiceId, hash));
  }

  private readPicture(practiceId: PracticeId, hash: LogoHash): Promise<Buffer | undefined> {
    const picture = this.callForPicture(practiceId, hash).catch((error: unknown) => {
      this.pictures.delete(hash);
      throw error;
    });
    this.pictures.set(hash, picture);
    return picture;
  }

  private async callForPicture(practiceId: PracticeId, hash: LogoHash): Promise<Buffer | undefined> {
    const { png } = await this.services.call(brandRpc.brandLogo, { practiceId, hash });
    if (png === null) this.pictures.delete(hash);
    return png === null ? undefined : Buffer.from(png, 'base64');
  }

  private readAgain(id: PracticeId): void {
    if (this.reading === undefined && !this.wasTried) return;
    this.changed.add(id);
    void this.work();
  }

  private isFresh(): boolean {
    return performance.now() < this.freshUntil;
  }

  /** Only the first reading is awaited: a page does not wait for a slow identity. */
  private async ready(): Promise<void> {
    if (this.isFresh() || (this.reading === undefined && performance.now() < this.nextTryAt)) return;
    const reading = this.work();
    if (!this.wasTried) await reading;
  }

  /** One reading at a time: an older reply never replaces a newer one. */
  private work(): Promise<void> {
    this.reading ??= this.readAll().finally(() => {
      this.reading = undefined;
      this.wasTried = true;
      const isBehind = this.changed.size > 0 || !this.isFresh();
      if (isBehind && performance.now() >= this.nextTryAt) void this.work();
    });
    return this.reading;
  }

  private async readAll(): Promise<void> {
    try {
      if (!this.isFresh()) await this.readEvery();
      for (const id of this.changed) {
        this.changed.delete(id);
        const [brand] = await this.read({ only: id });
        this.replace(id, brand);
      }
    } catch (error) {
      this.freshUntil = 0;
      this.nextTryAt = performance.now() + againAfterMs;
      log().warn({ err: error }, 'The brands of practices cannot be read. The last ones stay in use.');
    }
  }

  private async readEvery(): Promise<void> {
    this.changed.clear();
    const gapsBefore = this.gaps;
    const all = new Map<PracticeId, BrandInForce>();
    for (let after: PracticeId | undefined, isMore = true; isMore;) {
      const brands = await this.read(after === undefined ? {} : { after });
      for (const brand of brands) all.set(brand.practiceId, this.unchanged(brand));
      after = brands.at(-1)?.practiceId;
      isMore = brands.length === brandsAtOnce;
    }
    this.install(all);
    if (gapsBefore === this.gaps) this.freshUntil = performance.now() + freshMs;
  }

  private async read(wanted: { only?: PracticeId; after?: PracticeId }): Promise<BrandInForce[]> {
    return (await this.services.call(brandRpc.brandsInForce, wanted, readMs)).brands;
  }

  private replace(id: PracticeId, brand: BrandInForce | undefined): void {
    const all = new Map(this.byPractice);
    if (brand) all.set(id, this.unchanged(brand));
    else all.delete(id);
    this.install(all);
  }

  private unchanged(brand: BrandInForce): BrandInForce {
    const before = this.byPractice.get(brand.practiceId);
    return before && isSame(before, brand) ? before : brand;
  }

  private install(all: Map<PracticeId, BrandInForce>): void {
    const brands = [...all.values()];
    this.byPractice = all;
    this.byHost = new Map(brands.flatMap((brand) => (brand.host === null ? [] : [[brand.host, brand]])));
    this.byLogo = new Map(
      brands.flatMap(({ logoHash, practiceId }) => (logoHash === null ? [] : [[logoHash, practiceId]])),
    );
  }
}
