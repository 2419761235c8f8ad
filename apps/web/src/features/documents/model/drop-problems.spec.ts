import { describe, expect, it } from '@jest/globals';
import type { DocumentUsage } from '@groundwork/contracts';
import { HttpError } from '#shared/api/http-error.ts';
import { afterFailure, problemBefore } from './drop-problems.ts';

const used = { bytes: 0, files: 0, uploadsAnHour: 0, waitingPages: 0 };
const limits = { bytes: 1000, files: 3, uploadsAnHour: 10, waitingPages: 10 };
const usage = (bytes: number, files: number): DocumentUsage => ({ used: { ...used, bytes, files }, limits });
const fileOf = (name: string, size = 100, type = 'application/pdf') =>
  new File(['x'.repeat(size)], name, { type });
const pdf = fileOf('a.pdf');

describe('a dropped file before it is sent', () => {
  it('has no problem, also while the storage is not known', () => {
    expect(problemBefore(undefined)(pdf, [])).toBeNull();
    expect(problemBefore(usage(900, 2))(pdf, [])).toBeNull();
  });

  it('has the sentence of the specification for a wrong type', () => {
    expect(problemBefore(undefined)(fileOf('notes.txt', 1, 'text/plain'), [])).toEqual({
      reason: 'Please upload PDF, JPG, or PNG files only.',
      canRetry: false,
    });
  });

  it.each([
    ['report.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['report.csv', 'application/vnd.ms-excel'],
    ['report.xlsm', 'application/vnd.ms-excel.sheet.macroEnabled.12'],
    ['report.xls', ''],
  ])('goes to the server as %s of type %j', (name, type) => {
    expect(problemBefore(undefined)(fileOf(name, 1, type), [])).toBeNull();
  });

  it('is not sent if it is empty', () => {
    expect(problemBefore(undefined)(fileOf('a.pdf', 0), [])).toEqual({
      reason: 'This file is empty',
      canRetry: false,
    });
  });

  it.each([
    ['one byte too many', usage(901, 0), []],
    ['one file too many', usage(0, 3), []],
    ['files before it that fill the storage', usage(0, 2), [pdf]],
    ['bytes before it that fill the storage', usage(801, 0), [pdf]],
  ])('can be sent later with %s', (_, full, ahead) => {
    expect(problemBefore(full)(pdf, ahead)).toMatchObject({ canRetry: true });
  });
});

const error = (status: number, code: string | null, retryAfterSeconds: number | null = null) =>
  new HttpError({ status, code, serverMessage: code, details: [], retryAfterSeconds });

describe('a failed upload', () => {
  it('waits a minute for a limit without seconds, and gives up after many waits', () => {
    expect(afterFailure(error(429, 'TOO_MANY_WAITING'), 0)).toEqual({ kind: 'pause', milliseconds: 60_000 });
    expect(afterFailure(error(429, 'TOO_MANY_WAITING'), 30)).toMatchObject({
      kind: 'failed',
      canRetry: true,
    });
  });

  it('waits for a service that is away, five times', () => {
    expect(afterFailure(error(503, 'SCAN_UNAVAILABLE', 7), 4)).toEqual({ kind: 'pause', milliseconds: 7000 });
    expect(afterFailure(error(503, 'SCAN_UNAVAILABLE', 7), 5)).toMatchObject({ kind: 'failed' });
  });

  it('counts the error page of a proxy as an interruption', () => {
    expect(afterFailure(error(502, null), 0)).toEqual({ kind: 'pause', milliseconds: 2000 });
    expect(afterFailure(error(500, null), 2)).toEqual({ kind: 'pause', milliseconds: 8000 });
    const interrupted = { kind: 'failed', reason: 'The upload was interrupted', canRetry: true };
    expect(afterFailure(error(502, null), 3)).toEqual(interrupted);
  });

  it('is final at once after a refusal without a code', () => {
    expect(afterFailure(error(413, null), 0)).toMatchObject({ kind: 'failed', canRetry: true });
  });
});
