export const accountMessages = {
  email: 'Enter a valid email address',
  code: 'Enter the code',
  policy: 'Name a published version of this text',
  role: 'Choose user, reviewer or admin',
} as const;

export const pictureMessages = {
  tooLarge: 'Please choose a picture smaller than 2MB.',
  wrongType: 'Please choose a PNG, JPEG or WebP picture.',
} as const;
