import { randomBytes } from 'node:crypto';
import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyReply } from 'fastify';

const noFrames = "'none'";

export const helmetOptions: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      scriptSrcAttr: ["'none'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      frameSrc: [noFrames],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      mediaSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  frameguard: { action: 'deny' },
};

export const permissionsPolicy = 'camera=(), microphone=(), geolocation=(), usb=(), browsing-topics=()';

function reopen(reply: FastifyReply, change: (policy: string) => string): void {
  const policy = reply.getHeader('content-security-policy');
  if (typeof policy === 'string') void reply.header('content-security-policy', change(policy));
}

const addToStyles = (reply: FastifyReply, source: string) =>
  reopen(reply, (policy) => policy.replace("style-src 'self'", `style-src 'self' ${source}`));

/** antd writes its style rules at run time, with the nonce of the document. */
export function allowStylesOfThisDocument(reply: FastifyReply): string {
  const nonce = randomBytes(16).toString('base64');
  addToStyles(reply, `'nonce-${nonce}'`);
  return nonce;
}

export function allowInlineStyles(reply: FastifyReply): void {
  addToStyles(reply, "'unsafe-inline'");
}

/** A client-side navigation keeps the policy of the first document, so links to `/` and `/subscribe` load the page. */
export function allowFrame(reply: FastifyReply, origin: string): void {
  reopen(reply, (policy) => policy.replace(`frame-src ${noFrames}`, `frame-src ${origin}`));
}

/** Without a scheme, the source has that of the page: the gateway does not see it behind a proxy. */
export function limitToPath(reply: FastifyReply, host: string, path: string): void {
  reopen(reply, (policy) =>
    policy
      .replace("connect-src 'self'", `connect-src ${host}${path}`)
      .replace("form-action 'self'", "form-action 'none'")
      .replace("worker-src 'self'", "worker-src 'none'"),
  );
}

const providerScript = 'https://js.stripe.com https://*.js.stripe.com';

export function allowPayments(reply: FastifyReply): void {
  reopen(reply, (policy) =>
    policy
      .replace("script-src 'self'", `script-src 'self' ${providerScript}`)
      .replace(`frame-src ${noFrames}`, `frame-src ${providerScript} https://hooks.stripe.com`)
      .replace("connect-src 'self'", "connect-src 'self' https://api.stripe.com https://js.stripe.com"),
  );
}
