// The costs of so many owners on paper, from measurements and from the assumptions below.

/** `npm run load -- mixed`: 110 core seconds of all processes but the worker, for 6,120 requests. */
export const CORE_SECONDS_A_REQUEST = 0.018;
/** Of an owner in a year, and the busiest hour in averages. */
export const HABITS = { requests: 1000, scannedPages: 24, peak: 5 };
/** 20 kB of rows and 5 MB of files an owner (docs/performance.md), rows twice: a replica. */
export const HELD = { databaseGb: 2 * 20e-6, filesGb: 5e-3 };
/** Dollars, as clouds rent: a core with 4 GB for an hour, a gigabyte of disk and of object storage for a month. */
export const PRICES = { coreHour: 0.04, diskGbMonth: 0.1, objectGbMonth: 0.023 };
/** Without owners: two of each service, three of each server, one worker. */
const LEAST_CORES = 6;

const HOURS_A_YEAR = 8760;
const HOURS_A_MONTH = HOURS_A_YEAR / 12;
const SECONDS_A_YEAR = HOURS_A_YEAR * 3600;

export function costsOf(owners: number, coreSecondsAPage: number) {
  const { requests, scannedPages, peak } = HABITS;
  const busy = (owners * peak) / SECONDS_A_YEAR;
  const serving = busy * requests * CORE_SECONDS_A_REQUEST;
  const reading = busy * scannedPages * coreSecondsAPage;
  const cores = Math.max(LEAST_CORES, Math.ceil(serving) + Math.ceil(reading));
  const [databaseGb, filesGb] = [owners * HELD.databaseGb, owners * HELD.filesGb];
  const month =
    cores * HOURS_A_MONTH * PRICES.coreHour +
    databaseGb * PRICES.diskGbMonth +
    filesGb * PRICES.objectGbMonth;
  return { requestsASecond: busy * requests, cores, databaseGb, filesGb, month };
}
