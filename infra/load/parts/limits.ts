/** What every scenario has to hold. A broken one ends k6 with exit code 99. */
export const limits = {
  checks: ['rate>0.999'],
  http_req_failed: ['rate<0.001'],
  'http_req_duration{kind:read}': ['p(95)<300'],
  'http_req_duration{kind:write}': ['p(95)<600'],
  dropped_iterations: ['count<1'],
};

/** Signing up is dear on purpose, and many may wait in line for it. */
export const patience = { setupTimeout: '5m', teardownTimeout: '5m' };
