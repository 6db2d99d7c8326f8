import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Camera, ClipboardPaste, Eraser, UtensilsCrossed } from 'lucide-react';
import { useDeferredValue, useMemo, useRef } from 'react';
import { readMenuLines } from '#domain/menu/menu-lines.ts';
import { Button } from '#ui/elements/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PickFiles } from '#ui/fields/pick-files.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { MenuDishes } from './menu-dishes.tsx';
import { PhotoProgress, ReadPhotos, UncheckedNotice } from './menu-photos.tsx';
import { useMenuText } from './use-menu-text.ts';

/** A menu, photographed, pasted or typed: what its dishes taste like. Everything happens on the device; the text stays in this tab. */
export function MenuScreen() {
  const area = useRef<HTMLTextAreaElement>(null);
  const text = useMenuText(area);
  return (
    <Page
      heading={t`Read a menu`}
      lead={t`Photograph or paste a menu and see what its dishes taste like. It works without a connection, and the menu stays on this device.`}
      description={t`Photograph or paste the menu of a restaurant and see what each of its dishes tastes like.`}
    >
      <chakra.div
        display="grid"
        gap={{ base: '6', lg: '8' }}
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '22rem minmax(0, 1fr)' }}
      >
        <chakra.div position={{ base: 'static', lg: 'sticky' }} top="5.5rem" minW="0">
          <TextAreaField
            ref={area}
            label={t`The menu`}
            hint={t`One dish a line. Prices, numbers and headings may stay.`}
            value={text.menu}
            onValue={text.type}
            rows={8}
            maxH={{ base: '14rem', lg: '24rem' }}
            placeholder={t`Pad Thai 12.50`}
            dir="auto"
            spellCheck={false}
            autoCapitalize="none"
          />
          {/* Three of them on one line of a phone and of the narrow column, in German too. */}
          <Row gap="2" mt="3" css={{ '& > *': { px: { base: '2', md: '5', lg: '2' } } }}>
            <PickFiles accept="image/*" many disabled={text.progress !== null} onFiles={text.readPhotos}>
              <Camera aria-hidden />
              {t`Photo`}
            </PickFiles>
            <Button tone="outline" onClick={() => void text.paste()}>
              <ClipboardPaste aria-hidden />
              {t`Paste`}
            </Button>
            {text.menu === '' ? null : (
              <Button tone="ghost" onClick={text.clear}>
                <Eraser aria-hidden />
                {t`Clear`}
              </Button>
            )}
          </Row>
          {text.progress === null ? null : <PhotoProgress progress={text.progress} onStop={text.stop} />}
          <ReadPhotos photos={text.photos} />
        </chakra.div>
        <MenuRead menu={text.menu} isUnchecked={text.isUnchecked} onChecked={text.check} />
      </chakra.div>
    </Page>
  );
}

interface MenuReadProps {
  readonly menu: string;
  readonly isUnchecked: boolean;
  readonly onChecked: () => void;
}

/** Its dishes, or why there are none. */
function MenuRead({ menu, isUnchecked, onChecked }: MenuReadProps) {
  const settled = useDeferredValue(menu);
  const lines = useMemo(() => readMenuLines(settled), [settled]);
  if (lines.length > 0)
    return (
      <chakra.div minW="0" display="grid" gap="5">
        {isUnchecked ? <UncheckedNotice onChecked={onChecked} /> : null}
        <MenuDishes lines={lines} isUnchecked={isUnchecked} />
      </chakra.div>
    );
  const isBlank = settled.trim() === '';
  return (
    <EmptyState
      icon={UtensilsCrossed}
      title={isBlank ? t`Which menu is in front of you?` : t`No dish found in this text`}
      description={
        isBlank
          ? t`Photograph it, copy it from the restaurant’s page, or type two or three of its dishes.`
          : t`Only headings and prices were found. Write one dish a line.`
      }
    />
  );
}
