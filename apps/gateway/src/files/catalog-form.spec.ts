import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { ReaderNotStarted, ReadingFailed } from '@groundwork/platform-file-reader';
import type { FastifyRequest } from 'fastify';
import { readCatalogForm } from './catalog-form.reader.ts';

const request = {
  isMultipart: () => true,
  parts: () => [{ type: 'file', file: Readable.from(['id,name']) }],
} as unknown as FastifyRequest;

const failing = (error: Error) => ({ readCatalog: () => Promise.reject(error) });

describe('a list of lenders', () => {
  it.each([
    [new ReaderNotStarted(), 'UNAVAILABLE'],
    [new ReadingFailed('ended', 0, true), 'INVALID_INPUT'],
    [new Error('Premature close'), 'MALFORMED_FORM'],
  ])('is rejected after %s with %s', async (error, code) => {
    await expect(readCatalogForm(request, failing(error))).rejects.toMatchObject({ code });
  });
});
