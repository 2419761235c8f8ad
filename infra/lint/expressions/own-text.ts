/** Files whose expressions read only texts of the project itself. They may be slow on a hostile text. */
export const ownText: readonly { readonly files: RegExp; readonly reason: string }[] = [
  { files: /\.spec\.tsx?$/, reason: 'A test reads the texts that it made.' },
  { files: /^apps\/e2e\//, reason: 'A journey reads the screens and logs of its own system.' },
  { files: /\/testing\/|^libs\/test(ing|-data)\//, reason: 'A builder of tests reads what the test wrote.' },
  {
    files:
      /^infra\/(bench|docker|drills|generators|kubernetes|lint|load|mutation|nx|observability|papers|scripts|services|sizing)\//,
    reason: 'A script of developers reads the files of the repository, or what it made or started itself.',
  },
  { files: /^libs\/platform\/config\/src\/patterns\.ts$/, reason: 'A setting is a text of the operator.' },
];

export const readsOwnText = (file: string): boolean => ownText.some(({ files }) => files.test(file));
