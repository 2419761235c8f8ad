export const buildVersion = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? 'unreleased';
