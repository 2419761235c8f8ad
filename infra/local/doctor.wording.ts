export const doctorTexts = {
  faults: '{count|fault|faults}',
  noFaults: 'No faults.',
  noReply: 'no answer within {seconds} s',
} as const;

export const things = {
  settings: 'Settings',
  setting: 'Setting {name}',
  address: 'Address of the site',
  proxies: 'Trusted proxies',
  tls: 'TLS of {name}',
  postgres: 'PostgreSQL',
  nats: 'NATS',
  redis: 'Redis',
  storage: 'Storage',
  clock: 'Clock',
  migrations: 'Migrations',
  mail: 'Mail',
  space: 'Free space',
  admin: 'First administrator',
} as const;

export const settingTexts = {
  valid: 'those of {count|service|services} are valid',
  wrong: '{what} ({services}). Correct it and restart.',
  notBuilt: 'the code is not built. Run "npm run build" first.',
} as const;

export const addressTexts = {
  unset: 'PUBLIC_URL is not set here, so it is not checked.',
  invalid: 'PUBLIC_URL is not an address. Write it like https://app.example.com.',
  local: '{url}: only this machine reaches it. For other people set PUBLIC_URL to an address with https.',
  plain: '{url} has no TLS. Put a proxy with TLS in front and set PUBLIC_URL to its address with https.',
  secure: '{url}',
  noProxies:
    'TRUSTED_PROXIES is empty, so all visitors count as one address. Set it to the network of your proxy.',
  allProxies:
    'TRUSTED_PROXIES contains every address, so a visitor can invent theirs. Name the networks of your proxies only.',
  proxies: '{count|network|networks}',
} as const;

export const tlsTexts = {
  valid: 'the certificate is valid for {days|day|days}',
  soon: 'the certificate ends in {days|day|days}. Replace it before.',
  ended: 'the certificate ended on {day}. Replace it and restart the server.',
  early: 'the certificate is valid from {day} on. Check the clock of this machine, or replace it.',
  rejected:
    'this machine does not accept the certificate ({reason}). Use one for {host} from an authority that NODE_EXTRA_CA_CERTS or the system has.',
  unreadable: '{reason}. Check that {host} is reachable and speaks TLS.',
} as const;

export const serverTexts = {
  unset: 'no address. Set {variable}, or name the data folder of a running system with --data.',
  unreachable: 'Check that it runs, and the address, user and password in {variable}.',
  version: 'version {version}',
  old: 'version {version} is too old. Use {least} or newer.',
  jetStream: 'version {version} with JetStream',
  noJetStream: 'JetStream is off. Start the server with JetStream and a folder on a disk.',
  stored: 'an object was written, read and deleted',
  changed: 'an object came back changed. Check the disk of the storage.',
  steps: {
    write: 'cannot write ({reason}). Check address, key, bucket and free space in {variable}.',
    read: 'cannot read what it wrote ({reason}). Check the rights of its key.',
    remove: 'cannot delete ({reason}). Give its key the right to delete objects.',
  },
} as const;

export const clockTexts = {
  exact: '{seconds} s from {server}',
  off: '{seconds} s from {server}. Synchronize the time of both machines with NTP.',
  unset: 'no server to compare with.',
} as const;

export const migrationTexts = {
  complete: '{count|schema is|schemas are} complete',
  missing: '{service} lacks {count|migration|migrations}. Run the migration of this version.',
  newer:
    '{service} has {count|migration|migrations} of a newer version. Run the version that made them, or a newer one.',
  noSchema: '{service} has no schema. Run the migration of this version.',
} as const;

export const mailTexts = {
  off: 'SMTP_URL is not set: the site sends no mail, so a forgotten password stays lost.',
  greets: '{host} greets',
  refused: '{host} answers with {code}. Check with its operator that this machine may send mail.',
  unreachable: '{reason}. Check SMTP_URL, and that this machine may connect to {host}.',
} as const;

export const spaceTexts = {
  free: '{free} MB at {folder}',
  soon: '{free} MB at {folder}. Add space soon.',
  full: '{free} MB at {folder}. Free some space: below {least} MB a write can fail.',
  elsewhere: 'the disks of the servers are not visible here. Watch them where they are.',
} as const;

export const adminTexts = {
  exists: '{count|administrator|administrators}',
  waits: 'none yet. The account with the email in FIRST_ADMIN_EMAIL becomes the first one: create it.',
  missing: 'none. Set FIRST_ADMIN_EMAIL to your email, restart identity, and create the account with it.',
} as const;
