import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import {
  type Location,
  type NavigationType,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom';

export interface Step {
  readonly action: NavigationType;
  readonly location: Location;
}

/** How the app changes screens: at once, until screen-crossing.ts is loaded after the first view and takes over. */
export const passage = {
  /** @param go draws the place; steps are taken in the order in which they were asked for */
  leave: (_to: Step, go: () => void) => go(),
  /** The place is drawn, and scrolled to where it is to be. */
  arrive: (_at: Location): void => undefined,
};

const history = createBrowserHistory({ v5Compat: true });

/** Like react-router's `BrowserRouter`, which knows no view transitions, but each change of screen goes through a function that can be replaced. */
export function AppRouter({ children }: { readonly children: ReactNode }) {
  const [{ action, location }, setPlace] = useState<Step>(() => ({
    action: history.action,
    location: history.location,
  }));
  useLayoutEffect(() => history.listen((to) => passage.leave(to, () => startTransition(() => setPlace(to)))), []);
  useLayoutEffect(() => passage.arrive(location), [location]);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
