import type { PhoneCheck } from '@groundwork/contracts';

/** The server checks a phone that this page could not check. */
let check: PhoneCheck = () => true;

export const isUsPhone: PhoneCheck = (text) => check(text);

/** The library is large, so it loads with the first phone that an owner enters. */
export async function loadPhoneCheck(): Promise<void> {
  try {
    check = (await import('@groundwork/contracts/phone')).isUsPhone;
  } catch {
    // Without a connection the next phone loads it.
  }
}
