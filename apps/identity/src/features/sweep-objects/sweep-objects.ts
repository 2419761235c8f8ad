import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { continueTrace, log } from '@groundwork/platform-observability';
import { ObjectStorage } from '@groundwork/platform-storage';
import { DataSource } from 'typeorm';
import { erasedAmong } from '../../persistence/erasures.ts';
import { awaitedExports, exportsFolder } from '../../persistence/exports.ts';
import { inBatches } from './in-batches.ts';

const everyMs = 3_600_000;
const picturesFolder = 'pictures/';

/** Deletes objects that outlived their row, because the process that would have deleted them died. At start, and hourly. */
@Injectable()
export class SweepObjects implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: ObjectStorage,
  ) {}

  onApplicationBootstrap(): void {
    this.inBackground();
    this.timer = setInterval(() => this.inBackground(), everyMs);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** A row knows its export before the object is there: an object no row waits for will never be opened. */
  sweepExports(): Promise<void> {
    return this.removeUnder(exportsFolder, async (keys) => {
      const awaited = await awaitedExports(this.dataSource.manager, keys);
      return keys.filter((key) => !awaited.has(key));
    });
  }

  /** One that was still on its way when its owner was erased. */
  private sweepPictures(): Promise<void> {
    return this.removeUnder(picturesFolder, async (keys) => {
      const erased = await erasedAmong(this.dataSource.manager, keys.map(ownerOf));
      return keys.filter((key) => erased.has(ownerOf(key)));
    });
  }

  private inBackground(): void {
    const both = () => this.sweepExports().then(() => this.sweepPictures());
    continueTrace(undefined, { name: 'sweep objects' }, both).catch((error: unknown) => {
      log().warn({ err: error }, 'Sweeping objects waits for the next round');
    });
  }

  private async removeUnder(folder: string, which: (keys: string[]) => Promise<string[]>): Promise<void> {
    for await (const objects of inBatches(this.storage.list(folder))) {
      for (const key of await which(objects.map((each) => each.key))) await this.storage.remove(key);
    }
  }
}

const ownerOf = (key: string) => key.slice(picturesFolder.length);
