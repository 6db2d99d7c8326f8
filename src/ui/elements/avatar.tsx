import { lazily } from '#prelude/timing/lazily.ts';
import { chakra } from './chakra.tsx';
import { useState } from 'react';

interface AvatarProps {
  /** The name beside it; its initials stand in for a picture. */
  readonly name: string;
  readonly src?: string | null;
  /** In pixels. */
  readonly size?: number;
}

const letters = lazily(() => new Intl.Segmenter(undefined, { granularity: 'grapheme' }));

/** The first letters of the first and last word; a letter with its marks, or an emoji of several parts, is one. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map(
      (word) =>
        letters()
          .segment(word ?? '')
          .containing(0)?.segment ?? '',
    )
    .join('')
    .toLocaleUpperCase();
}

/** A member's face beside the member's name: decoration for screen readers, who hear the name. */
export function Avatar({ name, src = null, size = 40 }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <chakra.span
      aria-hidden
      display="inline-grid"
      placeItems="center"
      flexShrink="0"
      overflow="hidden"
      borderRadius="full"
      bg="herb.solid"
      color="herb.on"
      fontWeight="semibold"
      lineHeight="1"
      style={{ width: size, height: size, fontSize: size * 0.38 }}
    >
      {src !== null && src !== failed ? (
        <chakra.img src={src} alt="" boxSize="full" objectFit="cover" onError={() => setFailed(src)} />
      ) : (
        initialsOf(name)
      )}
    </chakra.span>
  );
}
