import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@lingui/core/macro';
import { Button } from '#ui/button.tsx';
import { safeSides } from '#ui/safe-sides.ts';

interface UpdateCardProps {
  readonly words: string;
  /** Absent where there is nothing to choose. */
  readonly onReload?: () => void;
  readonly onLater?: () => void;
}

/** News of a version, above the tab bar and the tray, while the page goes on being used. */
export function UpdateCard({ words, onReload, onLater }: UpdateCardProps) {
  return (
    <chakra.section
      aria-label={t`Update`}
      position="fixed"
      zIndex="overlay"
      css={safeSides}
      insetInline={{ base: '3', md: 'auto' }}
      insetInlineStart={{ md: '6' }}
      bottom={{ base: 'calc(5.25rem + env(safe-area-inset-bottom) + var(--tray-height, 0px))', md: 'calc(1.5rem + env(safe-area-inset-bottom))' }}
      maxW={{ md: '32rem' }}
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="flex-end" gap="3" p="3" ps="5" bg="paper.raised" borderWidth="1px" borderColor="line.quiet" borderRadius="xl" shadow="floating">
        <chakra.p role="alert" flex="1" minW="12rem" fontWeight="semibold">{words}</chakra.p>
        {onLater === undefined ? null : <Button size="sm" minH="target" tone="ghost" onClick={onLater}>{t`Later`}</Button>}
        {onReload === undefined ? null : <Button size="sm" minH="target" onClick={onReload}>{t`Reload`}</Button>}
      </chakra.div>
    </chakra.section>
  );
}
