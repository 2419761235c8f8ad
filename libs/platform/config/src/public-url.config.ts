import { z } from 'zod';
import { originPattern } from './patterns.ts';

export const publicUrlConfig = {
  PUBLIC_URL: z
    .string()
    .regex(originPattern, 'must be an address without a path such as https://app.example.com')
    .describe('Address that people open, such as https://app.example.com'),
};
