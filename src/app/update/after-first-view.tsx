import { PushWatch } from '#features/push/push-watch.tsx';
import { UpdateWatch } from './update-watch.tsx';
import { useBrowsers } from './use-browsers.ts';

/** What goes on beside every screen and is no part of the first view: news that the system tells, and newer versions of the app. */
export function AfterFirstView() {
  const browsers = useBrowsers();
  return (
    <>
      <PushWatch browsers={browsers} />
      <UpdateWatch />
    </>
  );
}
