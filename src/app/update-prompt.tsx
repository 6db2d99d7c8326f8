<<<<<<< HEAD
import { type ComponentType, useEffect, useState } from 'react';
=======
import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
>>>>>>> d2bca3a (Mark every text of the screens for translation, so that it can be said in another language)

/** Watches for newer versions once the first view is there, of which this is no part. Where its chunk does not come, the next sign of a network brings it. */
export function UpdatePrompt() {
  const [Watch, setWatch] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = () => {
      import('./update-watch.tsx').then(({ UpdateWatch }) => setWatch(() => UpdateWatch), () => addEventListener('online', load, { once: true }));
    };
    load();
    return () => removeEventListener('online', load);
  }, []);
<<<<<<< HEAD
  return Watch === null ? null : <Watch />;
=======
  return (
    <chakra.section aria-label={t`Update`} hidden={update === null} position="fixed" zIndex="overlay" insetInline={{ base: '3', md: 'auto' }} insetInlineStart={{ md: '6' }} bottom={{ base: 'calc(5.25rem + env(safe-area-inset-bottom) + var(--tray-height, 0px))', md: '6' }}>
      {update === null ? null : (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" p="3" ps="5" bg="paper.raised" borderWidth="1px" borderColor="line.quiet" borderRadius="xl" shadow="floating">
          <chakra.p role="alert" flex="1" fontWeight="semibold">{t`A new version is ready`}</chakra.p>
          <Button size="sm" minH="target" tone="ghost" onClick={() => setUpdate(null)}>{t`Later`}</Button>
          <Button size="sm" minH="target" onClick={update.takeOver}>{t`Reload`}</Button>
        </chakra.div>
      )}
    </chakra.section>
  );
>>>>>>> d2bca3a (Mark every text of the screens for translation, so that it can be said in another language)
}
