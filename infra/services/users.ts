export const OTHER_USERS = {
  nats: 10_002,
  postgres: 10_003,
  redis: 10_004,
  minio: 10_005,
  operator: 10_006,
  application: 10_007,
} as const;

const FIRST = 10_011;
const LAST = 10_255;

export const SERVICE_USERS = `${FIRST} to ${LAST}`;
export const isServiceUser = (user: number) => user >= FIRST && user <= LAST;
