export const siteConfigMessages = {
  video: 'Use a video from https://www.youtube-nocookie.com/embed/… or https://player.vimeo.com/video/…',
  logo: 'Use an SVG, PNG or WebP image as a data: address',
  publishableKey: 'Use a publishable key (pk_…)',
  source: 'Use an https address',
  samplePaper: 'Write the name of a PDF, such as schedule-c-2025.pdf',
} as const;
