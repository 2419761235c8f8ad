import { HttpError } from '#shared/api/http-error.ts';

export interface SetupFailure {
  /** No key: trying again does not help. */
  readonly isConfiguration: boolean;
  readonly title: string;
  readonly said: string | null;
}

export const configurationFailure: SetupFailure = {
  isConfiguration: true,
  title: 'Configuration Error',
  said: null,
};

export const initializeFailure: SetupFailure = {
  isConfiguration: false,
  title: 'Failed to initialize payment. Please try again.',
  said: null,
};

/** What a failed wish for a plan is called: refused by the server, or never answered. */
export function setupFailure(error: unknown): SetupFailure {
  if (!(error instanceof HttpError)) return initializeFailure;
  if (error.code === 'PAYMENTS_NOT_CONFIGURED') return configurationFailure;
  if (error.status >= 500) return initializeFailure;
  return {
    isConfiguration: false,
    title: 'Failed to process subscription request.',
    said: error.serverMessage,
  };
}
