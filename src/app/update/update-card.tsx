import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Button } from '#ui/elements/button.tsx';
import { Floating } from '#ui/overlays/floating.tsx';

interface UpdateCardProps {
  readonly words: string;
  /** Absent where there is nothing to choose. */
  readonly onReload?: () => void;
  readonly onLater?: () => void;
}

/** News of a version, above the tab bar and the tray, while the page goes on being used. */
export function UpdateCard({ words, onReload, onLater }: UpdateCardProps) {
  return (
    <Floating
      card
      aria-label={t`Update`}
      maxW={{ md: '32rem' }}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="flex-end"
      gap="3"
      p="3"
      ps="5"
    >
      <chakra.p role="alert" flex="1" minW="9rem" fontWeight="semibold">
        {words}
      </chakra.p>
      {/* Where there is no room beside the words, both go below them. */}
      <chakra.div display="flex" gap="1" _empty={{ display: 'none' }}>
        {onLater === undefined ? null : (
          <Button size="sm" minH="target" tone="ghost" onClick={onLater}>{t`Later`}</Button>
        )}
        {onReload === undefined ? null : <Button size="sm" minH="target" onClick={onReload}>{t`Reload`}</Button>}
      </chakra.div>
    </Floating>
  );
}
