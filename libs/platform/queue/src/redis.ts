import { Redis, type RedisOptions } from 'ioredis';
import { z } from 'zod';

export const redisConfig = {
  REDIS_URL: z.url().describe('Redis or Valkey address, redis://:password@host:port, or rediss:// with TLS'),
};

export function connectRedis(url: string, options: RedisOptions, isOver = () => false): Redis {
  const retryStrategy = (attempt: number) => (isOver() ? null : Math.min(attempt * 100, 2000));
  return new Redis(url, { ...options, retryStrategy });
}
