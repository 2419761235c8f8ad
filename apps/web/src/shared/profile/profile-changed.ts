import { HttpError } from '../api/http-error.ts';

export const isProfileChanged = (error: unknown): boolean =>
  error instanceof HttpError && error.code === 'PROFILE_CHANGED';
