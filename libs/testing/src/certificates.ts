interface Pair {
  certificate: string;
  key: string;
}

interface Maker {
  makeCertificates: (hosts: Record<string, readonly string[]>) => {
    authority: string;
    servers: Record<string, Pair>;
  };
}

/** No library imports infra, so the path is resolved at run time. */
const maker = new URL('../../../infra/docker/certificates.ts', import.meta.url).href;

/** The certificate of one server, and of the authority that signed it. */
export async function certificateFor(host: string): Promise<Pair & { authority: string }> {
  const { makeCertificates } = (await import(maker)) as Maker;
  const { authority, servers } = makeCertificates({ server: [host] });
  const pair = servers['server'];
  if (pair === undefined) throw new Error('The certificate is missing');
  return { authority, ...pair };
}
