import { crossScreens } from '#app/scroll/cross-screens.ts';
import { holdLookedAt } from '#app/update/hold-looked-at.ts';
import { measureSpeed } from '#features/diagnostics/measure-speed.ts';
import { language } from '#languages/region.ts';
import type { Replica } from '#replica/database/replica.ts';
import { askForPersistentStorage } from './ask-for-persistent-storage.ts';

/** What can wait until the page is there, in one chunk. After the load event has ended, for its own time is measured too. */
export function afterStart(replica: Replica): void {
  crossScreens();
  holdLookedAt(navigator.locks);
  measureSpeed();
  askForPersistentStorage(replica, navigator.storage);
  if (language !== 'en' && location.pathname === '/')
    import('#app/routes/bring-food-texts.ts').then(
      ({ bringTableTexts }) => bringTableTexts(replica),
      () => undefined,
    );
}
