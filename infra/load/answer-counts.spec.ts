import { describe, expect, it } from '@jest/globals';
import { countAnswers, failuresTable } from './answer-counts.ts';

const scoring = `# TYPE groundwork_rpc_seconds histogram
groundwork_rpc_seconds_bucket{service="scoring",subject="rpc.service.get.v2",outcome="ok",le="1"} 99
groundwork_rpc_seconds_count{service="scoring",subject="rpc.service.get.v2",outcome="ok"} 90
groundwork_rpc_seconds_count{service="scoring",subject="rpc.service.get.v2",outcome="missing"} 5
groundwork_rpc_seconds_count{service="scoring",subject="rpc.service.get.v2",outcome="unavailable"} 4
groundwork_rpc_seconds_count{service="scoring",subject="rpc.service.impact.v1",outcome="unexpected"} 1
`;
const gateway = `groundwork_http_seconds_count{service="gateway",method="GET",route="/api/score",status="200"} 7
groundwork_http_seconds_count{service="gateway",method="GET",route="/api/score",status="404"} 2
groundwork_http_seconds_count{service="gateway",method="GET",route="/api/score",status="503"} 1
`;

describe('the answers of a process', () => {
  it('count as failed when the service could not do its part, and not when the request was wrong', () => {
    expect(countAnswers(scoring)).toEqual({ answered: 100, failed: 5 });
    expect(countAnswers(gateway)).toEqual({ answered: 10, failed: 1 });
    expect(countAnswers('process_cpu_seconds_total 4')).toEqual({ answered: 0, failed: 0 });
  });

  it('are the difference of two readings, with the share of failures', () => {
    const before = { scoring: { answered: 100, failed: 5 } };
    const after = { scoring: { answered: 300, failed: 6 }, identity: { answered: 0, failed: 0 } };
    expect(failuresTable(before, after)).toEqual([
      { service: 'scoring', answered: 200, failed: 1, '% failed': 0.5 },
      { service: 'identity', answered: 0, failed: 0, '% failed': 0 },
    ]);
  });
});
