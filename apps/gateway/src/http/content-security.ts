import type { IncomingMessage } from 'node:http';
import type { FastifyHelmetOptions } from '@fastify/helmet';

/**
 * The one place that lets somebody else's page into one of ours: the operator's video on `/`, the payment form on
 * `/subscribe`. A client-side navigation keeps the policy of the document it began in, so ways there are full loads.
 */
const frames: Record<string, string> = {};

const frameSource = (request: IncomingMessage): string =>
  frames[request.url?.split('?')[0] ?? ''] ?? "'none'";

export const helmetOptions: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      scriptSrcAttr: ["'none'"],
      // antd writes its style rules at run time
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      frameSrc: [(request) => frameSource(request)],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      mediaSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  frameguard: { action: 'deny' },
};

export const permissionsPolicy = 'camera=(), microphone=(), geolocation=(), usb=(), browsing-topics=()';
