import type { OwnerService } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { words } from '../operate.wording.ts';

export function MissingServices({ services }: { readonly services: readonly OwnerService[] }) {
  if (services.length === 0) return null;
  return (
    <p role="alert" className="operate-away">
      {fill(words.missingServices, { services: services.join(', ') })}
    </p>
  );
}
