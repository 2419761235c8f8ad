import type { PipeTransform } from '@nestjs/common';
import type { z } from 'zod';
import { routeNotFound } from '../gateway.errors.ts';

/** What is no id names nothing. */
export class IdPipe<S extends z.ZodType> implements PipeTransform<unknown, z.output<S>> {
  constructor(private readonly schema: S) {}

  transform(value: unknown): z.output<S> {
    const parsed = this.schema.safeParse(value);
    if (!parsed.success) throw routeNotFound();
    return parsed.data;
  }
}
