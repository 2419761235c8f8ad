/** The first that fits: browsers call themselves by the names of others too. */
const programs: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const firstIn = (list: typeof programs, text: string) => list.find(([sign]) => sign.test(text))?.[1];

/** In words an owner recognises; nothing of what the program sent is kept. */
export function deviceOf(userAgent: string | undefined): string {
  const [program, system] = [firstIn(programs, userAgent ?? ''), firstIn(systems, userAgent ?? '')];
  if (program && system) return `${program} on ${system}`;
  return program ?? system ?? 'Unknown device';
}
