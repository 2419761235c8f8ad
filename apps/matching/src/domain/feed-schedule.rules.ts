const minuteMs = 60_000;
const dayMinutes = 1440;

/** Spreads the feeds over the day: each has the same minute every day. */
const minuteOf = (feedId: string): number => parseInt(feedId.slice(-8), 16) % dayMinutes;

export function secondsToNextFetch(feedId: string, now: Date): number {
  const midnight = Date.parse(now.toISOString().slice(0, 10));
  const today = midnight + minuteOf(feedId) * minuteMs;
  const next = today > now.getTime() ? today : today + dayMinutes * minuteMs;
  return (next - now.getTime()) / 1000;
}
