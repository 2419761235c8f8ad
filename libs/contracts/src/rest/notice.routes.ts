import { z } from 'zod';
import { listOf, pageQuery, succeeded } from '../lists.ts';
import { notice, noticePreferenceBody, noticePreferences } from '../notices.ts';
import * as addresses from './addresses.ts';
import { noticeId } from '../ids.ts';
import { at, defineRoute } from './define.ts';

export const noticeRoutes = {
  notices: defineRoute({
    ...at(addresses.notices),
    access: 'account',
    summary: 'List up to a hundred notices, the newest first',
    description: 'Returns the whole list, or one page of it if limit or cursor is set.',
    status: 200,
    query: pageQuery,
    reply: listOf(notice),
  }),
  readNotice: defineRoute({
    ...at(addresses.readNotice),
    access: 'account',
    summary: 'Mark one notice as read',
    description: 'Sets readAt of the notice. A notice that is read already does not change.',
    params: z.object({ id: noticeId }),
    errors: ['NOTICE_NOT_FOUND'],
    status: 200,
    reply: notice,
  }),
  readAllNotices: defineRoute({
    ...at(addresses.readAllNotices),
    access: 'account',
    summary: 'Mark all notices as read',
    description: 'Sets readAt of every unread notice.',
    status: 200,
    reply: succeeded,
  }),
  noticePreferences: defineRoute({
    ...at(addresses.noticePreferences),
    access: 'account',
    summary: 'Get the notice settings',
    description: 'Returns for each kind of notice whether it appears in the app and whether it is mailed.',
    status: 200,
    reply: noticePreferences,
  }),
  changeNoticePreference: defineRoute({
    ...at(addresses.changeNoticePreference),
    access: 'account',
    summary: 'Change the settings of one kind of notice',
    description: 'Changes one kind and returns all settings.',
    status: 200,
    body: noticePreferenceBody,
    reply: noticePreferences,
  }),
} as const;
