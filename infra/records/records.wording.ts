export const recordTexts = {
  help: `npm run lenders:import-sba -- FILE [--dry-run] [--yes]
  --dry-run   Reads the file, prints the summary and stops.
  --yes       Accepts a file with fewer loans than before.
  --url URL   The address of the system. The default is the running npm start.
  --data DIR  The data folder of npm start. The default is .data or $GROUNDWORK_DATA.
ADMIN_TOKEN is the token of an administrator. Without it, ADMIN_EMAIL and ADMIN_PASSWORD sign in. Two-step sign-in
needs ADMIN_CODE too. Run the same command again to continue an interrupted upload.
The exit code is 0 for done, 1 for rejected, 2 for not reached or wrong usage, and 3 for a question.
`,
  sampleHelp: `npm run lenders:sample-file -- --rows N [--out FILE] [--seed N] [--dialect NAME]
Writes an invented file of SBA 7(a) loans with 43 columns. Without --out it writes to the output.
`,
  checkHelp: `npm run lenders:check -- FILE
  Checks a document in the lender criteria format and prints each error with its path.
The exit code is 0 for a valid document, 1 for one with errors, and 2 for a file that is not readable JSON.
`,
  unreadable: 'Cannot read {file} as JSON.',
  finding: '{code} {path}: {message}',
  valid: 'OK {programs|program|programs}',
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
