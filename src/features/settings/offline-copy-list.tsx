import { chakra } from '#ui/elements/chakra.tsx';
import { plural, t } from '@lingui/core/macro';
import { Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { SavedState } from '#domain/foods/saved-food.ts';
import { keepAfterAll, letGoOf } from '#replica/offline-copies/offline-copy-commands.ts';
import type { OfflineCopyState, OfflineCopyItem } from '#replica/offline-copies/offline-copy-queries.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { Button } from '#ui/elements/button.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { IconButton } from '#ui/elements/icon-button.tsx';
import { TextLink } from '#ui/layout/text-link.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { sizeInWords } from '#ui/device/size-in-words.ts';

const listNames: Readonly<Record<SavedState, string>> = { want_to_try: t`Want to try`, tried: t`Tried` };

/** What the member keeps offline on this device, each to be let go of, or all at once, which can be undone. */
export function OfflineCopyList({ items }: { readonly items: readonly OfflineCopyItem[] }) {
  const id = useId();
  const replica = useReplica();
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = async (gone: readonly OfflineCopyItem[], title: string) => {
    const copies = gone.map(({ copy }) => copy);
    await letGoOf(
      replica,
      copies.map(({ key }) => key),
    );
    // The button that was pressed goes with its line.
    heading.current?.focus();
    toast({ title, action: { label: t`Undo`, run: () => void keepAfterAll(replica, copies) } });
  };
  return (
    <section aria-labelledby={id}>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="2"
        minH="target"
      >
        <Heading ref={heading} id={id} as="h3" size="small" tabIndex={-1}>{t`Kept by you`}</Heading>
        {items.length === 0 ? null : (
          <Button
            tone="ghost"
            size="sm"
            minH="target"
            onClick={() =>
              void remove(
                items,
                plural(items.length, {
                  one: '# thing is no longer kept offline',
                  other: '# things are no longer kept offline',
                }),
              )
            }
          >
            <Trash2 aria-hidden />
            {t`Remove all`}
          </Button>
        )}
      </chakra.div>
      {items.length === 0 ? (
        <chakra.p
          textStyle="small"
          color="ink.muted"
        >{t`Nothing yet. “Keep offline” on a food, a story or one of your lists puts it here.`}</chakra.p>
      ) : (
        <chakra.ul listStyleType="none">
          {items.map((item) => (
            <OfflineCopyLine
              key={item.copy.key}
              item={item}
              onRemove={() => void remove([item], goneWords(titleOf(item)))}
            />
          ))}
        </chakra.ul>
      )}
    </section>
  );
}

function OfflineCopyLine({ item, onRemove }: { readonly item: OfflineCopyItem; readonly onRemove: () => void }) {
  const {
    copy: { arrival },
    state,
  } = item;
  const title = titleOf(item);
  const size = arrival === null || arrival.bytes === 0 ? '' : ` · ${sizeInWords(arrival.bytes)}`;
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      borderBottomWidth="1px"
      borderColor="line.quiet"
      py="1.5"
      _last={{ borderBottomWidth: '0' }}
    >
      <chakra.div minW="0">
        <chakra.p overflowWrap="anywhere">
          <TextLink asChild>
            <Link to={addressOf(item)}>
              <bdi>{title}</bdi>
            </Link>
          </TextLink>
        </chakra.p>
        <chakra.p textStyle="small" color="ink.muted">
          {kindOf(item)} · {stateWords[state]}
          {size}
        </chakra.p>
      </chakra.div>
      <IconButton label={t`Remove ${title} from this device`} onClick={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
    </chakra.li>
  );
}

const stateWords: Readonly<Record<OfflineCopyState, string>> = {
  here: t`on this device`,
  coming: t`being fetched`,
  waiting: t`waiting for a connection`,
  full: t`no room for all its pictures`,
};

function goneWords(name: string): string {
  return t`${name} is no longer kept offline`;
}

function titleOf({ name }: OfflineCopyItem): string {
  if (name.kind === 'list') return listNames[name.list];
  return name.title || (name.kind === 'food' ? t`A food` : t`A story`);
}

function kindOf({ name }: OfflineCopyItem): string {
  if (name.kind === 'list') return t`Your list, ${plural(name.foods, { one: '# food', other: '# foods' })}`;
  return name.kind === 'food' ? t`Food` : t`Story`;
}

function addressOf({ copy: { what }, name }: OfflineCopyItem): string {
  if (name.kind === 'list') return '/profile';
  return name.kind === 'food' ? `/food/${what.id}` : `/blog/${name.slug}`;
}
