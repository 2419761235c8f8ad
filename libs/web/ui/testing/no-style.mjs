// What a style sheet is to a test without a browser.
export {};
