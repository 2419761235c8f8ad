/** `npm run load -- mixed`: 110 core seconds of all processes but the worker, for 6,120 requests. */
export const CORE_SECONDS_A_REQUEST = 0.018;
export const HABITS = { requests: 1000, scannedPages: 24, peak: 5 };
/** 20 kB of rows and 5 MB of files an owner (docs/performance.md), rows twice: a replica. */
export const HELD = { databaseGb: 2 * 20e-6, filesGb: 5e-3 };
export const PRICES = { coreHour: 0.04, diskGbMonth: 0.1, objectGbMonth: 0.023 };
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
