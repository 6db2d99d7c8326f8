import { t } from '@lingui/core/macro';
import { chakra } from '#ui/elements/chakra.tsx';
import { isAlarm, openChanges, useChangesAsked, useSaidStatus } from './changes-asked.ts';
import { statusLook } from './status-look.ts';

const Note = chakra(
  'button',
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minH: 'target',
      minW: 'target',
      px: '2',
      borderRadius: 'full',
      fontWeight: 'medium',
      '& svg': { boxSize: '4.5', flexShrink: '0' },
      _hover: { bg: 'paper.sunken', color: 'ink.default' },
    },
  },
  { defaultProps: { type: 'button' } },
);

/** At the foot of a page, while the header has nothing to say of it: that all is well, or on its way. */
export function SyncStateNote() {
  const status = useSaidStatus((said) => said.status);
  const open = useChangesAsked(({ isOpen }) => isOpen);
  if (status === undefined || isAlarm(status)) return null;
  const { icon: Icon, words } = statusLook(status);
  return (
    <Note aria-label={t`Sync status: ${words}`} aria-haspopup="dialog" aria-expanded={open} onClick={openChanges}>
      <Icon aria-hidden />
      {words}
    </Note>
  );
}
