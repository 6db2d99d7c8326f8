import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { ClipboardPaste, Eraser, UtensilsCrossed } from 'lucide-react';
import { useDeferredValue, useMemo, useRef } from 'react';
import { MENU_LENGTH, readMenuLines } from '#domain/menu/menu-lines.ts';
import { useFormMemory } from '#shared/forms/use-form-memory.ts';
import { Button } from '#ui/elements/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { MenuDishes } from './menu-dishes.tsx';
import { pastedText } from './pasted-text.ts';

/** A menu, pasted or typed: what its dishes taste like. Everything happens on the device; the text stays in this tab. */
export function MenuScreen() {
  const { words, write } = useFormMemory('menu', { menu: '' });
  const menu = useDeferredValue(words.menu);
  const lines = useMemo(() => readMenuLines(menu), [menu]);
  const area = useRef<HTMLTextAreaElement>(null);
  const clear = () => {
    const before = words.menu;
    write({ menu: '' });
    area.current?.focus();
    toast({ title: t`Menu cleared`, action: { label: t`Undo`, run: () => write({ menu: before }) } });
  };
  const paste = async () => {
    const pasted = await pastedText();
    if (pasted.kind === 'text') write({ menu: pasted.text.slice(0, MENU_LENGTH) });
    else
      toast({
        title: pasted.kind === 'empty' ? t`There is no text to paste` : t`This browser does not let the app paste`,
        description:
          pasted.kind === 'empty' ? t`Copy the menu first.` : t`Press and hold in the field, and paste there.`,
      });
    area.current?.focus();
  };
  return (
    <Page
      heading={t`Read a menu`}
      lead={t`Paste a menu and see what its dishes taste like. It works without a connection, and the menu stays on this device.`}
      description={t`Paste the menu of a restaurant and see what each of its dishes tastes like.`}
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
            value={words.menu}
            onValue={(text) => write({ menu: text.slice(0, MENU_LENGTH) })}
            rows={8}
            maxH={{ base: '14rem', lg: '24rem' }}
            placeholder={t`Pad Thai 12.50`}
            dir="auto"
            spellCheck={false}
            autoCapitalize="none"
          />
          <Row gap="2" mt="3">
            <Button tone="outline" onClick={() => void paste()}>
              <ClipboardPaste aria-hidden />
              {t`Paste`}
            </Button>
            {words.menu === '' ? null : (
              <Button tone="ghost" onClick={clear}>
                <Eraser aria-hidden />
                {t`Clear`}
              </Button>
            )}
          </Row>
        </chakra.div>
        <chakra.div minW="0">
          {lines.length > 0 ? (
            <MenuDishes lines={lines} />
          ) : menu.trim() === '' ? (
            <EmptyState
              icon={UtensilsCrossed}
              title={t`Which menu is in front of you?`}
              description={t`Copy it from the restaurant’s page, or type two or three of its dishes.`}
            />
          ) : (
            <EmptyState
              icon={UtensilsCrossed}
              title={t`No dish found in this text`}
              description={t`Only headings and prices were found. Write one dish a line.`}
            />
          )}
        </chakra.div>
      </chakra.div>
    </Page>
  );
}
