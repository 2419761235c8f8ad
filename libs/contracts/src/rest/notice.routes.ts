import { z } from 'zod';
import { listOf, pageQuery, succeeded } from '../lists.ts';
import { notice, noticePreferenceBody, noticePreferences } from '../notices.ts';
import * as addresses from './addresses.ts';
import { noticeId } from '../ids.ts';
import { at, defineRoute } from './define.ts';

export const noticeRoutes = {
  notices: defineRoute({
    ...at(addresses.notices),
    access: 'user',
    summary: 'What the owner was told, newest first, at most a hundred',
    description: 'The whole list, or a page of it if limit or cursor is set.',
    status: 200,
    query: pageQuery,
    reply: listOf(notice),
  }),
  readNotice: defineRoute({
    ...at(addresses.readNotice),
    access: 'user',
    summary: 'Mark one notice as read',
    description: 'Sets readAt of the notice; a notice that is read stays as it is.',
    params: z.object({ id: noticeId }),
    errors: ['NOTICE_NOT_FOUND'],
    status: 200,
    reply: notice,
  }),
  readAllNotices: defineRoute({
    ...at(addresses.readAllNotices),
    access: 'user',
    summary: 'Mark all notices as read',
    description: 'Sets readAt of every unread notice.',
    status: 200,
    reply: succeeded,
  }),
  noticePreferences: defineRoute({
    ...at(addresses.noticePreferences),
    access: 'user',
    summary: 'What the owner wants to be told of, and how',
    description: 'For each kind of notice, whether it appears in the app and whether it is mailed.',
    status: 200,
    reply: noticePreferences,
  }),
  changeNoticePreference: defineRoute({
    ...at(addresses.changeNoticePreference),
    access: 'user',
    summary: 'Change how the owner is told of one thing',
    description: 'Changes one kind and returns all preferences.',
    status: 200,
    body: noticePreferenceBody,
    reply: noticePreferences,
  }),
} as const;
