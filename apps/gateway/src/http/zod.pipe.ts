import type { PipeTransform } from '@nestjs/common';
import { parseInput } from '@groundwork/platform-errors';
import type { z } from 'zod';
import { notAnObject } from '../gateway.errors.ts';

const isObject = (value: unknown) => typeof value === 'object' && !Array.isArray(value);

export class ZodPipe<S extends z.ZodType> implements PipeTransform<unknown, z.output<S>> {
  constructor(private readonly schema: S) {}

  transform(value: unknown): z.output<S> {
    const given = value ?? {};
    if (!isObject(given)) throw notAnObject();
    return parseInput(this.schema, given);
  }
}
