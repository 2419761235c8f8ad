export const recordTexts = {
  help: `npm run lenders:import-sba -- FILE [--dry-run] [--yes]
  --dry-run   reads the file and prints the summary, but publishes nothing
  --yes       confirms that the file has fewer loans than the one that it replaces
  --url URL   address of the installation (default: the running npm start)
  --data DIR  data folder of npm start (default .data or $GROUNDWORK_DATA)
ADMIN_TOKEN is the token of an administrator. Without it, ADMIN_EMAIL, ADMIN_PASSWORD and, with two-step sign-in,
ADMIN_CODE sign in. Run the same command again to continue an interrupted upload.
Exit code: 0 published or dry run, 1 rejected, 2 not reachable or wrong usage, 3 waits for a confirmation.
`,
  sampleHelp: `npm run lenders:sample-file -- --rows N [--out FILE] [--seed N] [--dialect NAME]
Writes an invented file of SBA 7(a) loans with 43 columns. Without --out it writes to the output.
`,
  oneFile: 'Name one file.',
  noFile: 'There is no file {file}.',
  noAddress: 'Groundwork does not run here. Start it, or name its address with --url.',
  noAdministrator: 'Set ADMIN_TOKEN, or ADMIN_EMAIL and ADMIN_PASSWORD.',
  away: '{url} does not answer. Nothing is lost. Try again.',
  sent: 'Sent {percent}%',
  read: 'Read {rows} lines',
  applying: 'Publishing the loans',
  summary:
    '{counted} loans of {lenders} lenders, {notFunded} never paid out, {aside} lines set aside, as of {asOf}.',
  refused: 'Rejected: {message}',
  dryRun: 'Nothing is published.',
  confirm: '{message} Run the command again with --yes to publish it.',
  applied: 'Published.',
  canceled: 'The upload was canceled.',
  wrongRows: 'Enter a number of rows from 1 to 20000000.',
  dialects: 'There is no dialect "{name}". There are: {names}.',
} as const;
