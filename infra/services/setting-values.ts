type Value = string | number | boolean;

interface Values {
  readonly right: readonly [Value, ...Value[]];
  readonly wrong: readonly [Value, ...Value[]];
}

const between = (least: number, most: number, ...wrong: Value[]): Values => ({
  right: [least, most],
  wrong: [least - 1, most + 1, 'many', ...wrong],
});
const whole = (least: number, most: number): Values => between(least, most, least + 0.5);
const oneOf = (...right: [Value, ...Value[]]): Values => ({ right, wrong: ['sometimes', 1] });
const networks: Values = {
  right: ['10.0.0.0/8', '10.0.0.0/8, fd00::/8, ::1,', '127.0.0.1'],
  wrong: ['everywhere', '10.0.0.0/33', '10.0.0/8', '300.0.0.0/8', 'fd00::/129', '10.0.0.0/8;::1'],
};
const price: Values = { right: ['price_1A'], wrong: ['prod_1A', 'price_'] };
const signingKey = `${'A'.repeat(43)}=`;

export const SETTING_VALUES: Readonly<Record<string, Values>> = {
  BUILD_VERSION: { right: ['0.2.0'], wrong: ['0 2 0'] },
  CALL_KEY: { right: ['k'.repeat(43)], wrong: ['short'] },
  CALL_KEYS: { right: [`gateway:${'k'.repeat(43)}`], wrong: ['gateway', 'gateway:short'] },
  CALL_SECONDS: between(0.1, 600, -1),
  CLAMD_URL: {
    right: ['tcp://clamd:3310', 'tcp://10.0.0.3'],
    wrong: ['clamd:3310', 'http://clamd:3310', 'tcp://clamd:70000', 'tcp://', 'tcp://clamd/scan'],
  },
  DATABASE_POOL_SIZE: whole(4, 1000),
  DATABASE_URL: {
    right: ['postgres://gw_a:p@db:5432/groundwork?sslmode=verify-full'],
    wrong: ['db:5432', 'http://db/groundwork', 'postgres://gw_a:p@db:70000/groundwork'],
  },
  DELETED_FILES_MINUTES: between(10, 525_600),
  DISK_FREE_MB: whole(0, 100_000_000),
  DNS_SERVERS: {
    right: ['10.0.0.2', '10.0.0.2:53, [fd00::1]:53'],
    wrong: ['dns.example.com', '10.0.0.256', '10.0.0.2:0', '10.0.0.2:65536', '10.0.0.2;10.0.0.3'],
  },
  DOCUMENT_QUOTA_FACTOR: between(0, 100_000),
  DRAIN_SECONDS: { right: [25, 12.5], wrong: [-1, 3601, 'long'] },
  ERASURE_GRACE_DAYS: between(0, 3650),
  ERASURE_PAUSE_SECONDS: between(0, 86_400),
  EVENT_RETENTION_DAYS: whole(1, 3650),
  EVENT_STREAM_MB: whole(16, 10_000_000),
  EVENT_STREAM_REPLICAS: whole(1, 5),
  EXEMPT_NETWORKS: networks,
  EXPORT_HOURS: whole(1, 10_000_000),
  FAILED_SIGN_INS_EVERYWHERE: { right: [10, 10_000_000], wrong: [0, 10_000_001, 10.5, 'many'] },
  FAILED_SIGN_INS_MINUTES: whole(1, 10_000_000),
  FAILED_SIGN_INS_PER_ACCOUNT: { right: [1, 100], wrong: [0, 10_000_001, 1.5, 'many'] },
  FAILED_SIGN_INS_PER_ADDRESS: whole(1, 10_000_000),
  FEED_TRUSTED_NETWORKS: networks,
  FIELD_KEYS: { right: [`k1:${signingKey}`], wrong: ['k1', `k1:${signingKey},k1:${signingKey}`] },
  FIRST_ADMIN_EMAIL: {
    right: ['ann@example.com', ' Ann@Example.com '],
    wrong: ['ann', 'ann@', 'ann@example', 'ann@example.com, bob@example.com'],
  },
  FORMS_DIR: { right: ['/srv/forms'], wrong: ['forms', './forms'] },
  HOST: { right: ['0.0.0.0', '::', 'localhost'], wrong: ['0.0.0.256', 'http://a'] },
  IDLE_SECONDS: between(0.1, 3600),
  INSTANCE_ID: { right: ['gateway-1'], wrong: ['gateway 1', 'a'.repeat(121)] },
  JOB_LOCK_SECONDS: whole(2, 3600),
  LINKS_MINUTES: whole(1, 10_000_000),
  LINKS_PER_ACCOUNT: whole(1, 10_000_000),
  LINKS_PER_ADDRESS: whole(1, 10_000_000),
  LOG_LEVEL: oneOf('debug', 'info', 'warn', 'error', 'fatal', 'silent'),
  MAIL_FROM: {
    right: ['Groundwork <no-reply@example.com>', 'no-reply@example.com'],
    wrong: ['Groundwork', 'Groundwork <no-reply>', 'a@b.example, c@d.example'],
  },
  MAX_CONNECTIONS: whole(1, 1_000_000),
  NATS_URL: { right: ['nats://a:p@nats:4222', 'tls://nats'], wrong: ['nats:4222', 'http://nats'] },
  NETWORKS_DIR: { right: ['/srv/networks'], wrong: ['networks', './networks'] },
  NODE_ENV: oneOf('production', 'development', 'test'),
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    right: ['http://collector:4318', 'https://otlp.example.com/path'],
    wrong: ['collector:4318', 'grpc://collector:4317', 'http://collector:70000', 'http://a b'],
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    right: ['Authorization=Bearer%20KEY', 'a=1,b=2=3'],
    wrong: ['Authorization', 'a=1,b', 'a=%zz'],
  },
  OTEL_TRACES_SAMPLER_ARG: between(0, 1),
  OUTBOX_RETENTION_DAYS: whole(1, 3650),
  PACKAGE_SIGNING_KEYS: { right: [signingKey], wrong: ['key', `${signingKey};${signingKey}`] },
  PAYMENTS: oneOf('stripe', 'fake'),
  PORT: whole(0, 65_535),
  PRACTICE_HOSTS: {
    right: ['funding.example.com', 'a.example=018f0000-0000-7000-8000-000000000001, b.example'],
    wrong: ['localhost', 'https://funding.example.com', 'a.example:443', '10.0.0.1', 'a.example=x'],
  },
  PRIME_DATE: {
    right: ['2024-02-29', '2025-09-18'],
    wrong: ['11/01/2026', '2026-02-30', '2025-02-29', '9999-01-01', 'today'],
  },
  PRIME_RATE: between(0, 30, 6.755),
  PUBLIC_URL: {
    right: ['https://app.example.com', 'http://localhost:3000', 'https://10.0.0.1/'],
    wrong: [
      'app.example.com',
      'ftp://app.example.com',
      'https://app.example.com/app',
      'https://a b',
      'https://',
    ],
  },
  RECONCILE_SECONDS: between(1, 86_400),
  REDIS_URL: { right: ['redis://:p@redis:6379', 'rediss://redis'], wrong: ['redis:6379', 'http://redis'] },
  REQUESTS_AT_ONCE: { right: [1_000_000, 256], wrong: [7, 1_000_001, 48.5, 'many'] },
  REQUESTS_AT_ONCE_PER_CALLER: { right: [2, 256], wrong: [1, 1_000_001, 2.5, 'many'] },
  REQUESTS_IN_TURN: { right: [1, 256], wrong: [0, 1_000_001, 1.5, 'many'] },
  REQUESTS_PER_SECOND: whole(1, 1_000_000),
  RETURN_AFTER_SECONDS: between(0, 8),
  SESSION_IDLE_HOURS: between(0.1, 8760),
  SIGN_UPS_MINUTES: whole(1, 10_000_000),
  SIGN_UPS_PER_ADDRESS: whole(1, 10_000_000),
  SITE_CONFIG: { right: ['/etc/groundwork/site.json'], wrong: ['site.json'] },
  SMTP_URL: {
    right: ['smtp://u:p@mail.example.com:587', 'smtps://mail'],
    wrong: ['mail.example.com', 'http://mail', 'smtp://'],
  },
  STAFF_TWO_STEP: oneOf('required', 'optional'),
  STOP_DELAY_SECONDS: { right: [3, 0], wrong: [-1, 3601, 'soon'] },
  STOP_SECONDS: { right: [25, 7200], wrong: [0, 7201, 'soon'] },
  STORAGE_URL: {
    right: ['folder:/srv/files', 's3://KEY:SECRET@s3.example.com/bucket'],
    wrong: ['files', 'folder:files', 's3://s3.example.com', 'http://s3.example.com/bucket'],
  },
  STRIPE_API_URL: { right: ['https://api.stripe.com'], wrong: ['api.stripe.com', 'ftp://api.stripe.com'] },
  STRIPE_PRICE_INDIVIDUAL: price,
  STRIPE_PRICE_PROFESSIONAL: price,
  STRIPE_SECRET_KEY: { right: ['sk_test_1', 'rk_live_1'], wrong: ['pk_test_1', 'sk_1'] },
  STRIPE_TIMEOUT_MS: whole(100, 600_000),
  STRIPE_WEBHOOK_SECRET: { right: ['whsec_1'], wrong: ['sec_1'] },
  TOKEN_RENEWAL_HOURS: between(0.1, 8760),
  TRUSTED_PROXIES: networks,
  UNDECLARED_REFUSALS: oneOf('log', 'reject'),
  UNSIGNED_CALLS_UNTIL: {
    right: ['2026-11-01T00:00:00Z'],
    wrong: ['tomorrow', '2026-11-01', '2026-13-01T00:00:00Z', '2026-11-01T25:00:00Z'],
  },
  WEB_ROOT: { right: ['/app/apps/web/dist'], wrong: ['dist'] },
  WORKER_CONCURRENCY: whole(1, 64),
};

interface Pair {
  readonly service: string;
  readonly name: string;
  readonly values: Readonly<Record<string, number>>;
}

export const WRONG_TOGETHER: readonly Pair[] = [
  { service: 'gateway', name: 'REQUESTS_AT_ONCE_PER_CALLER', values: { REQUESTS_AT_ONCE_PER_CALLER: 257 } },
  { service: 'gateway', name: 'REQUESTS_IN_TURN', values: { REQUESTS_IN_TURN: 100, REQUESTS_AT_ONCE: 99 } },
  {
    service: 'identity',
    name: 'FAILED_SIGN_INS_PER_ACCOUNT',
    values: { FAILED_SIGN_INS_PER_ACCOUNT: 21, FAILED_SIGN_INS_EVERYWHERE: 20 },
  },
  { service: 'documents-worker', name: 'RETURN_AFTER_SECONDS', values: { DRAIN_SECONDS: 7 } },
];

export const right = (name: string): Value => {
  const values = SETTING_VALUES[name];
  if (!values) throw new Error(`${name} has no example in setting-values.ts`);
  return values.right[0];
};
