/** The Badging API as far as it is used; absent in browsers without it. */
export type BadgedApp = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;

/** Shows a number on the icon of the installed app, nothing for 0. Where the browser cannot or may not, nothing happens. */
export function showAppBadge(app: BadgedApp, count: number): void {
  const shown = count > 0 ? app.setAppBadge?.(count) : app.clearAppBadge?.();
  shown?.catch(() => undefined);
}
