import { countFreeBytes } from '@groundwork/platform-observability';
import { diskLow } from '../gateway.errors.ts';

const megabyte = 1024 * 1024;

export class DiskSpace {
  constructor(private readonly neededMb: number) {}

  async requireSpace(): Promise<void> {
    if (this.neededMb > 0 && (await countFreeBytes()) < this.neededMb * megabyte) throw diskLow();
  }
}
