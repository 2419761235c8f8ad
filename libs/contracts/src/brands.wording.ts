export const brandMessages = {
  color: 'Write the color as #rrggbb',
  name: 'Enter a name in one line',
  host: 'Enter a host name, such as funding.example.com',
  token: 'Send the token of the link',
  unnamed: 'Practice',
  logoType: 'Choose a PNG, WebP or SVG picture.',
  logoTooLarge: 'Choose a picture of up to 256 KB.',
} as const;
