import { z } from 'zod';
import { loginBody, signedIn, signupBody, user } from '../account.ts';
import { dashboardReply, scoreReply } from '../score.ts';
import { billingRoutes } from './billing.routes.ts';
import { defineRoute } from './define.ts';
import { documentRoutes } from './document.routes.ts';
import { profileRoutes } from './profile.routes.ts';

export const routes = {
  signup: defineRoute({
    method: 'POST',
    path: '/api/auth/signup',
    access: 'public',
    summary: 'Create an account and sign in',
    status: 201,
    body: signupBody,
    reply: signedIn,
  }),
  login: defineRoute({
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    summary: 'Sign in',
    status: 200,
    body: loginBody,
    reply: signedIn,
  }),
  logout: defineRoute({
    method: 'POST',
    path: '/api/auth/logout',
    access: 'user',
    summary: 'Revoke the token of this session',
    status: 204,
    reply: null,
  }),
  loginPage: defineRoute({
    method: 'GET',
    path: '/api/login',
    access: 'public',
    summary: 'Send the browser to the sign-in view',
    status: 302,
    query: z.object({ returnTo: z.string().max(2000).optional() }),
    reply: null,
  }),
  logoutPage: defineRoute({
    method: 'GET',
    path: '/api/logout',
    access: 'public',
    summary: 'Sign out and send the browser home',
    status: 302,
    reply: null,
  }),
  currentUser: defineRoute({
    method: 'GET',
    path: '/api/user',
    access: 'user',
    summary: 'The signed-in user',
    status: 200,
    reply: user,
  }),
  dashboard: defineRoute({
    method: 'GET',
    path: '/api/dashboard',
    access: 'user',
    summary: 'Score, matches, recommendations and documents at a glance',
    status: 200,
    reply: dashboardReply,
  }),
  score: defineRoute({
    method: 'GET',
    path: '/api/score',
    access: 'user',
    summary: 'The score, explained to the last point',
    status: 200,
    reply: scoreReply,
  }),
  ...profileRoutes,
  ...documentRoutes,
  ...billingRoutes,
  events: defineRoute({
    method: 'GET',
    path: '/api/events',
    access: 'user',
    summary: 'Live stream of what to fetch again: {type, keys}',
    status: 200,
    produces: 'text/event-stream',
    reply: null,
  }),
  openApi: defineRoute({
    method: 'GET',
    path: '/api/openapi.json',
    access: 'public',
    summary: 'This description',
    status: 200,
    reply: z.looseObject({ openapi: z.string() }),
  }),
  apiDocs: defineRoute({
    method: 'GET',
    path: '/api/docs',
    access: 'public',
    summary: 'This description as a page',
    status: 200,
    produces: 'text/html',
    reply: null,
  }),
  apiDocsScript: defineRoute({
    method: 'GET',
    path: '/api/docs/start.js',
    access: 'public',
    summary: 'Starts the page above: inline scripts are not allowed',
    status: 200,
    produces: 'text/javascript',
    reply: null,
  }),
} as const;

export type RouteName = keyof typeof routes;
