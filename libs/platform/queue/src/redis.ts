import { Redis, type RedisOptions } from 'ioredis';
import { z } from 'zod';

export const redisConfig = {
  REDIS_URL: z.url().describe('Redis or Valkey address, redis://:password@host:port'),
};

/** Reconnects by itself for as long as it takes. */
export function connectRedis(url: string, options: RedisOptions): Redis {
  return new Redis(url, { ...options, retryStrategy: (attempt) => Math.min(attempt * 100, 2000) });
}
