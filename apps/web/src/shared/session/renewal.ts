import type { RenewedToken } from '@groundwork/contracts';
import type { TokenStore } from './token.ts';

export interface RenewalCalls {
  readonly token: TokenStore;
  readonly renew: () => Promise<RenewedToken>;
}

/** The server gives each tab the same token, and a failed renewal is due again at the next response. */
export function createRenewal({ token, renew }: RenewalCalls): () => Promise<void> {
  let pending: Promise<void> | null = null;

  async function replace(): Promise<void> {
    const before = token.read();
    if (before === null) return;
    const renewed = await renew();
    if (token.read() === before && renewed.token !== before) token.write(renewed.token);
  }

  return () => {
    pending ??= replace()
      .catch(() => undefined)
      .finally(() => {
        pending = null;
      });
    return pending;
  };
}
