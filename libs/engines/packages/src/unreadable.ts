import { fill } from '@groundwork/wording';
import { refusals } from './packages.wording.ts';

export class Unreadable extends Error {
  override name = 'Unreadable';

  constructor(reason: keyof typeof refusals, values: Readonly<Record<string, string>> = {}) {
    super(fill<string>(refusals[reason], values));
  }
}
