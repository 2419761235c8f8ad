import { Redis, type RedisOptions } from 'ioredis';
import { addressPattern } from '@groundwork/platform-config';
import { z } from 'zod';

export const redisConfig = {
  REDIS_URL: z
    .string()
    .regex(addressPattern('rediss?'), 'must be redis:// or rediss:// with :password@host:port')
    .describe('Redis or Valkey address, redis://:password@host:port, or rediss:// with TLS'),
};

export function connectRedis(url: string, options: RedisOptions, isOver = () => false): Redis {
  const retryStrategy = (attempt: number) => (isOver() ? null : Math.min(attempt * 100, 2000));
  return new Redis(url, { ...options, retryStrategy });
}
