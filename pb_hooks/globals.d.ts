/// <reference path="../.cache/pocketbase/types.d.ts" />
/** What PocketBase's JavaScript engine has beyond the language, and its own types leave out. */
declare const console: { log(...values: unknown[]): void };
