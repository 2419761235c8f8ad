/** npm start and npm test: what went wrong, and the next step. */
export const startTexts = {
  portTaken: 'Port {port} is in use. Groundwork uses {other} instead.',
  ready: 'Ready: {url}',
  demo: 'Demo login: {email} / {password}',
  demoPractice: 'Demo practice: {email} / {password}',
  hint: '({seconds} s; logs in {logs}; press Ctrl-C to stop)',
  stopping: 'Stopping …',
  interrupted: 'Stopped by a signal.',
  endedOrphans: '! The last run was killed. Stopped its processes: {processes}',
  alreadyRunning:
    'Groundwork ({name}) already runs from this checkout: pid {pid}{where}. Press Ctrl-C in its terminal or run "kill {pid}".',
  otherStart: 'Another start is in progress in this checkout. Try again in a moment.',
  noWrite:
    'Cannot write to {folder} ({reason}). If another user created it, remove it as that user, or choose another folder with --data.',
  diskFull:
    'Only {free} MB are free at {folder}. Groundwork needs {needed} MB. Free some space, or choose another folder with --data.',
  badSecrets: 'Cannot read {file}. Restore it, or start again with "npm start -- --reset".',
  wrongPassword:
    'PostgreSQL rejects the password: the data and secrets.json do not match. Restore secrets.json, or start again with "npm start -- --reset".',
  noServicePassword: 'SERVICE_PASSWORDS names no password for {service}.',
  noFreePort: 'No port is free from {from} to {to}. Stop the programs that use them, or choose other ports.',
  badPortRange: 'GROUNDWORK_PORTS="{setting}" is not a range of ports. Write it like {example}.',
  badUrl: '{variable} is not a URL. Write it like {example}.',
  serverAway:
    '{variable} is set, but {host} does not accept it. Start that server, or check user and password. Without {variable}, Groundwork starts its own server.',
} as const;

export const troubles = {
  diskFull: 'The disk is full. Free some space. The processes recover by themselves.',
  portInUse:
    'Another program uses the port. Stop that program, or press Ctrl-C and run the same command again: it picks free ports.',
  openFiles: 'Too many files are open. Raise the limit with "ulimit -n 4096" and start again.',
  memory: 'The machine is out of memory. Close other programs. Groundwork needs about 1 GB.',
} as const;

export const processTexts = {
  endedOften: 'ended {deaths|time|times}',
  notReady: 'was not ready, and did nothing for {seconds} s',
  failed: '{name} {fate}. Its last lines:\n{lines}\nComplete log: {file}',
  restarting: '! {name} ended ({how}). It starts again in {seconds} s',
  isBack: '✓ {name} is back ({seconds} s)',
  storesNothing: '! {name} runs but stores nothing. It starts again',
  stands: '! {name} stands still. It starts again',
  runsUnready: '! {name} runs but is not ready. See {file}',
  notFound: '{command} was not found',
  commandFailed: '{what} failed (exit code {code}):\n{lines}{where}',
  log: '\nComplete output: {file}',
} as const;

export const serverTexts = {
  missing: '{name} is missing, and the download failed. Do one of these, then run the command again:',
  postgresVersion: 'PostgreSQL {version} (the version of the existing data; or start again with --reset)',
  rootOnly:
    'PostgreSQL does not run as root, and only root can read this checkout. Do one of these:\n' +
    '  run the command as another user\n' +
    '  let other users read the checkout: chmod -R o+rX {checkout} (and its parent folders)\n' +
    '  use another server: DATABASE_ADMIN_URL=postgres://…',
} as const;

export const operatorTexts = {
  noCommand: 'Name a command.',
  unknown: '"{name}" is not a command.',
} as const;

export const commandTexts = {
  noCommand: 'Name a command.',
  unknownCommand: '"{name}" is not a command.',
  noIds: '"{command}" has no ids and no --all.',
  needsIds: '"{command}" needs ids from "list", or --all.',
  wrongId: '"{id}" is not the id of {things}.',
  noSystem:
    'No system runs in {folder}. Start it with "npm start", name its folder with --data, or set {variable}.',
  noReply: '{server} does not answer at {host}.',
  notBuilt: 'The code is not built yet. Run "npm run build" first.',
  wrongTime: '"{text}" is not a time. Write it like 2026-11-21T09:30:00Z or 12h.',
  onlyRepublish: 'Use --since with "republish", and only there.',
  wrongMinutes: '"{minutes}" is not a number of minutes.',
  noServices: 'No service stores events in this database.',
  unknownService: 'No service "{name}" stores events.',
  deadLetters: '{count|dead letter|dead letters}',
  doneAt: '{service}: {count|event|events} {done}',
  nothingDone: 'Nothing {done}',
  unknownLetters: '{count|id is|ids are} not a dead letter.',
  unknownDocuments: '{count|id is|ids are} not such a document.',
  queue:
    '{active} in analysis, {waiting} waiting, {delayed} waiting for the next attempt, {failed|failed document|failed documents}.',
  failures: ', failed {count|time|times}: {reason}',
  paused: ' The queue is PAUSED.',
  retried: '{now|document|documents} retried now, {again|document|documents} in a new analysis',
  drainTimeout: 'After {minutes|minute|minutes} an analysis still runs. The queue stays paused.',
  drained: 'No analysis runs. {count|document waits|documents wait}. "resume" continues.',
  pausing: 'Paused: uploads are accepted and wait.',
  resumed: 'The workers continue.',
  auditIntact: '{service} {day}: ok, {count|entry|entries}',
  auditBroken: '{service} {day}: BROKEN at position {position}: {what} ({count|entry|entries})',
  auditsBroken: '{count|audit log is|audit logs are} broken.',
  keyUnknown:
    '{service} runs without the key {key}: it could not decrypt the rotated keys. Restart the system, then run this command again.',
  noSecrets: '{folder} has no secrets.json. Name the data folder with --data, or set {variable}.',
} as const;

export const backupTexts = {
  noTarget: 'Name the folder of the backups with --to.',
  noSource: 'Name a backup with --from.',
  noStorage: 'STORAGE_URL is missing: set it to the storage of the services.',
  noServices: 'This database has no tables of a service. Check DATABASE_ADMIN_URL.',
  noSecrets:
    '! FIELD_KEYS is not set here, so the backup has no secrets. Without them it is unreadable: store them apart.',
  heads: 'Checking the audit logs',
  files: 'Copying the files',
  database: 'Copying the database',
  checking: 'Checking the backup',
  auditLogs: 'Checking the restored audit logs',
  done: 'The backup is complete: {place}',
  noWrite: 'Cannot write to {folder} ({reason}).',
  full: 'The disk of {folder} is full. The unfinished backup was removed. Free some space, then run the command again.',
  locked:
    'Another backup into {folder} runs. Wait until it ends. If its machine failed, try again in a minute.',
  noFolder: 'There is no folder {folder}.',
  unfinished: '{folder} has no finished backup: the file backup.json is missing.',
  damaged: 'The backup {folder} is damaged: {part} is missing or has changed. Nothing was changed.',
  newer:
    'A newer version ({version}) wrote this backup. Install that version, then restore. This version lacks: {unknown}.',
  noTable: 'The backup has no rows of {service}.{name}.',
  noOrder: 'These tables refer to each other in a circle: {names}.',
  otherFieldKeys:
    'FIELD_KEYS lacks keys of the backup: {keys}. Restore the secrets first: they are in secrets.json of the backup.',
  isRunning: 'The system runs. Stop its services, then restore.',
  notEmpty:
    'This installation has owners or files. Restore into an empty one, or delete its data with --replace.',
  chosen: 'Restoring {place} (version {version})',
  otherCount: '✗ {name}: {to} of {from} rows',
  noFile: '✗ The document {id} has no file.',
  auditBroken: '✗ {count|audit log is|audit logs are} broken.',
  auditUnchecked: '! The backup has no call keys: its audit logs were not checked.',
  incomplete: 'The backup is restored, but something is missing: see the lines above.',
  restored: 'The backup is restored. Start the system, then run "operator messages republish --since 1d".',
} as const;

export const bankTexts = {
  noFile: 'Name a file.',
  columns: 'columns {columns}',
  questions: 'The file needs answers first: {questions}.',
  plan: '{account}: {count|row|rows} from {from} to {to}, in {income}, out {outgoing}, skipped {pending} pending, {future} future and {failed} failed.',
  month: '{month} {state}, opening {opening}, closing {closing}',
  class: '{name}: {count|row|rows}, {amount}',
  whichBusiness: 'Name one business with --business, or use --all.',
} as const;

export const packageTexts = {
  noFile: 'Name the ZIP file of a package.',
  noSite: 'Name the site with --site, or a file of its keys with --keys.',
  noKeys: 'The keys of {site} can’t be read: {reason}',
  notRead: 'The file {file} can’t be read: {reason}',
  notKeys: 'this is not the answer of GET /api/signing-keys',
} as const;

export const rebuildTexts = {
  whichOwner: 'Name one owner with --owner, or use --all.',
  noBusiness: 'The service {service} has no business {business}.',
  noRebuild: 'The service {service} did not compute {business} again. Check that it runs.',
  rebuilt: '{business}: {count|result|results}, {differ} differed',
  differs: '  {id}',
} as const;

export const demoFile = { title: 'For First Bank', lender: 'First Bank' } as const;
