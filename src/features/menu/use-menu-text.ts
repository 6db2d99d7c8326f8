import { t } from '@lingui/core/macro';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { MENU_LENGTH } from '#domain/menu/menu-lines.ts';
import { useFormMemory } from '#shared/forms/use-form-memory.ts';
import type { Shared } from '#shared/import/take-shared.ts';
import { toast } from '#ui/feedback/toast.ts';
import { type MenuPhotos, useMenuPhotos } from './use-menu-photos.ts';

interface MenuText extends Pick<MenuPhotos, 'photos' | 'progress' | 'stop'> {
  readonly menu: string;
  /** A part of it was read from a photo, and nobody has compared it (R48). */
  readonly isUnchecked: boolean;
  readonly type: (menu: string) => void;
  readonly paste: () => Promise<void>;
  /** What is read stands below what is there: a menu has several pages. */
  readonly readPhotos: MenuPhotos['read'];
  readonly check: () => void;
  readonly clear: () => void;
}

/** `unchecked`: 'yes' or ''. */
const blank = { menu: '', unchecked: '' };

/** The text of a menu, as it is photographed, pasted, shared or typed into `area`. It is there again after a reload or a killed app. */
export function useMenuText(area: RefObject<HTMLTextAreaElement | null>): MenuText {
  const { words, write } = useFormMemory('menu', blank);
  // A photo is read for some seconds, in which more may be typed.
  const latest = useRef(words);
  useEffect(() => {
    latest.current = words;
  }, [words]);
  const { photos, progress, read, stop, forget, show } = useMenuPhotos((text) => {
    const menu = latest.current.menu.trimEnd();
    latest.current = { menu: cut(menu === '' ? text : `${menu}\n${text}`), unchecked: 'yes' };
    write(latest.current);
  });
  const begin = (menu: string) => {
    write({ menu: cut(menu), unchecked: '' });
    forget();
  };
  useShared((shared) => (shared.photos.length === 0 ? begin(shared.words) : read(shared.photos)));
  const clear = () => {
    stop();
    begin('');
    area.current?.focus();
    const undo = () => {
      write(words);
      show(photos);
    };
    toast({ title: t`Menu cleared`, action: { label: t`Undo`, run: undo } });
  };
  const paste = async () => {
    const pasted = await pastedText();
    if (pasted.kind === 'text') begin(pasted.text);
    else
      toast({
        title: pasted.kind === 'empty' ? t`There is no text to paste` : t`This browser does not let the app paste`,
        description:
          pasted.kind === 'empty' ? t`Copy the menu first.` : t`Press and hold in the field, and paste there.`,
      });
    area.current?.focus();
  };
  return {
    menu: words.menu,
    isUnchecked: words.unchecked !== '',
    type: (menu) => (menu === '' ? begin('') : write({ menu: cut(menu) })),
    paste,
    photos,
    progress,
    readPhotos: read,
    stop,
    check: () => write({ unchecked: '' }),
    clear,
  };
}

/** What another app shared, once: a reload begins with what was made of it. */
function useShared(onShared: (shared: Shared) => void): void {
  const { state } = useLocation() as { readonly state: Partial<Shared> | null };
  const navigate = useNavigate();
  const taken = useRef<unknown>(null);
  useEffect(() => {
    if (state?.photos === undefined || taken.current === state) return;
    taken.current = state;
    onShared({ words: '', photos: [], ...state });
    void navigate('/menu', { replace: true, state: null });
  });
}

function cut(menu: string): string {
  return menu.slice(0, MENU_LENGTH);
}

/** 'refused': the browser has no such button, or the reader did not allow it. */
type PastedText =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'empty' }
  | { readonly kind: 'refused' };

/** What was copied last, anywhere on this device. */
async function pastedText(): Promise<PastedText> {
  try {
    const text = await navigator.clipboard.readText();
    return text.trim() === '' ? { kind: 'empty' } : { kind: 'text', text };
  } catch {
    return { kind: 'refused' };
  }
}
