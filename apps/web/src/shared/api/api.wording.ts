export const words = { notDownloaded: 'We couldn’t download the file. Try again.' } as const;
