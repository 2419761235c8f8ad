import type { Scenario } from 'k6/options';

/**
 * An open model: requests begin at a steady rate, whether or not earlier ones were answered, so a slow system cannot
 * slow down its own test. RATE and DURATION of the environment win.
 */
export function steadily(rate: number, duration: string): Scenario {
  const perSecond = Number(__ENV['RATE'] ?? rate);
  return {
    executor: 'constant-arrival-rate',
    rate: perSecond,
    timeUnit: '1s',
    duration: __ENV['DURATION'] ?? duration,
    preAllocatedVUs: Math.max(4, perSecond),
    maxVUs: Math.max(20, perSecond * 10),
  };
}
