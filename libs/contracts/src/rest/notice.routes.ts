import { listOf, pageQuery, succeeded } from '../lists.ts';
import { notice, noticePreferenceBody, noticePreferences } from '../notices.ts';
import * as addresses from './addresses.ts';
import { at, defineRoute } from './define.ts';

export const noticeRoutes = {
  notices: defineRoute({
    ...at(addresses.notices),
    access: 'user',
    summary: 'What the owner was told, newest first, at most a hundred',
    status: 200,
    query: pageQuery,
    reply: listOf(notice),
  }),
  readNotice: defineRoute({
    ...at(addresses.readNotice),
    access: 'user',
    summary: 'Mark one notice as read',
    status: 200,
    reply: notice,
  }),
  readAllNotices: defineRoute({
    ...at(addresses.readAllNotices),
    access: 'user',
    summary: 'Mark all notices as read',
    status: 200,
    reply: succeeded,
  }),
  noticePreferences: defineRoute({
    ...at(addresses.noticePreferences),
    access: 'user',
    summary: 'What the owner wants to be told of, and how',
    status: 200,
    reply: noticePreferences,
  }),
  changeNoticePreference: defineRoute({
    ...at(addresses.changeNoticePreference),
    access: 'user',
    summary: 'Change how the owner is told of one thing',
    status: 200,
    body: noticePreferenceBody,
    reply: noticePreferences,
  }),
} as const;
