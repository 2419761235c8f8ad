import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Rounds } from '@groundwork/platform-service';
import { ObjectStorage } from '@groundwork/platform-storage';
import { DataSource } from 'typeorm';
import { erasedAmong } from '../../persistence/erasures.ts';
import { awaitedExports, exportsFolder } from '../../persistence/exports.ts';
import { inBatches } from './in-batches.ts';

const everyMs = 3_600_000;
const picturesFolder = 'pictures/';

/** Deletes objects that outlived their row, because the process that would have deleted them died. At start, and hourly. */
@Injectable()
export class SweepObjects implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly rounds = new Rounds('sweep objects', everyMs, async (stopping) => {
    await this.sweepExports(stopping);
    await this.sweepPictures(stopping);
  });

  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: ObjectStorage,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.startAtOnce();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.rounds.stop();
  }

  /** A row knows its export before the object is there: an object no row waits for will never be opened. */
  sweepExports(stopping?: AbortSignal): Promise<void> {
    const unwanted = async (keys: string[]) => {
      const awaited = await awaitedExports(this.dataSource.manager, keys);
      return keys.filter((key) => !awaited.has(key));
    };
    return this.removeUnder(exportsFolder, unwanted, stopping);
  }

  /** One that was still on its way when its owner was erased. */
  private sweepPictures(stopping: AbortSignal): Promise<void> {
    const unwanted = async (keys: string[]) => {
      const erased = await erasedAmong(this.dataSource.manager, keys.map(ownerOf));
      return keys.filter((key) => erased.has(ownerOf(key)));
    };
    return this.removeUnder(picturesFolder, unwanted, stopping);
  }

  private async removeUnder(
    folder: string,
    unwanted: (keys: string[]) => Promise<string[]>,
    stopping?: AbortSignal,
  ): Promise<void> {
    for await (const objects of inBatches(this.storage.list(folder))) {
      if (stopping?.aborted) return;
      for (const key of await unwanted(objects.map((each) => each.key))) await this.storage.remove(key);
    }
  }
}

const ownerOf = (key: string) => key.slice(picturesFolder.length);
