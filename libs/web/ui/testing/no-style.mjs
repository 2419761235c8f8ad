// Replaces a style sheet in a test without a browser.
export {};
