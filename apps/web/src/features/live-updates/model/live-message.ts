import type { LiveMessage } from '@groundwork/contracts';

export function parseLiveMessage(data: string): LiveMessage | null {
  try {
    const value: unknown = JSON.parse(data);
    if (typeof value !== 'object' || value === null || !('keys' in value) || !('type' in value)) return null;
    const { keys, type } = value;
    if (typeof type !== 'string' || !Array.isArray(keys)) return null;
    return { type, keys: keys.filter((key): key is string => typeof key === 'string') };
  } catch {
    return null;
  }
}
