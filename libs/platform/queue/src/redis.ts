import { z } from 'zod';

export const redisConfig = {
  REDIS_URL: z.url().describe('Redis or Valkey address, redis://:password@host:port'),
};

export function redisOptions(url: string) {
  const { hostname, port, password } = new URL(url);
  return {
    host: hostname,
    port: port ? Number(port) : 6379,
    ...(password && { password: decodeURIComponent(password) }),
  };
}
