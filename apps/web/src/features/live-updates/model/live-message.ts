import type { LiveMessage } from '@groundwork/contracts';

export function parseLiveMessage(data: string): LiveMessage | null {
  try {
    const { keys, type } = JSON.parse(data) as { readonly keys?: unknown; readonly type?: unknown };
    if (typeof type !== 'string' || !Array.isArray(keys)) return null;
    return { type, keys: keys.filter((key): key is string => typeof key === 'string') };
  } catch {
    return null;
  }
}
