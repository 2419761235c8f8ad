import { HttpError } from '#shared/api/http-error.ts';
import { specifiedWords } from '../subscribe.wording.ts';

export interface SetupFailure {
  readonly isConfiguration: boolean;
  readonly title: string;
  readonly serverMessage: string | null;
}

export const configurationFailure: SetupFailure = {
  isConfiguration: true,
  title: specifiedWords.configurationError,
  serverMessage: null,
};

export const initializeFailure: SetupFailure = {
  isConfiguration: false,
  title: specifiedWords.initializeFailed,
  serverMessage: null,
};

export function setupFailure(error: unknown): SetupFailure {
  if (!(error instanceof HttpError)) return initializeFailure;
  if (error.code === 'PAYMENTS_NOT_CONFIGURED') return configurationFailure;
  if (error.status >= 500) return initializeFailure;
  return {
    isConfiguration: false,
    title: specifiedWords.processFailed,
    serverMessage: error.serverMessage,
  };
}
