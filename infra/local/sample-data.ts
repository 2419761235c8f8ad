/** Only the migrate command reads SAMPLE_DATA. Without it a system has no invented lender and no demo owner. */
export function wantsSamples(setting: string | undefined): boolean {
  if (setting === undefined || setting === '' || setting === 'false') return false;
  if (setting === 'true') return true;
  throw new Error('SAMPLE_DATA must be true or false');
}
