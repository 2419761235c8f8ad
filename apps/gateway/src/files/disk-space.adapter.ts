import { countFreeBytes } from '@groundwork/platform-observability';
import { diskLow } from '../gateway.errors.ts';

const megabyte = 1024 * 1024;

/** On one machine, the servers share the disk of the gateway, and a full disk harms each of them. */
export class DiskSpace {
  constructor(private readonly neededMb: number) {}

  async requireSpace(): Promise<void> {
    if (this.neededMb > 0 && (await countFreeBytes()) < this.neededMb * megabyte) throw diskLow();
  }
}
