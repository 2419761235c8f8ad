/** What was built, as whoever served this document says. */
export const buildVersion = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? 'unreleased';
