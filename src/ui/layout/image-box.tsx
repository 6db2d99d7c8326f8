import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { ImageOff, UtensilsCrossed } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useSavesData } from '#ui/device/device-preferences.ts';
import { useInView } from './use-in-view.ts';

interface ImageBoxProps {
  /** null: there is no picture; a stock one is drawn. undefined: it is not known yet, and nothing is drawn. */
  readonly src: string | null | undefined;
  /** '' for a picture that only repeats the words beside it. */
  readonly alt: string;
  /** Width to height, for example '4 / 3'. */
  readonly ratio?: string;
  /** Loads at once instead of when it comes into view: for the one large picture at the top of a page. */
  readonly priority?: boolean;
  /** Stands there while the picture cannot be had, only for the eye; without it, 'Failed to load image'. */
  readonly whenMissing?: ReactNode;
  /** Laid over the picture: badges, buttons. */
  readonly children?: ReactNode;
  readonly rounded?: 'none' | 'md' | 'lg' | 'xl' | 'full';
}

const Picture = chakra('img', {
  base: {
    position: 'absolute',
    inset: '0',
    boxSize: 'full',
    objectFit: 'cover',
    transitionProperty: 'opacity',
    transitionDuration: 'calm',
  },
});

/** Milliseconds until a picture that failed with a connection is asked for again; after the last, only when a connection comes. */
const RETRIES = [2_000, 8_000];

/** A picture in a box of fixed shape: nothing moves when it comes, late, or not at all; one that failed is asked for again. */
export function ImageBox({
  src,
  alt,
  ratio = '4 / 3',
  priority = false,
  whenMissing,
  children,
  rounded = 'none',
}: ImageBoxProps) {
  const { ref, isSeen } = useInView(useSavesData() ? 0 : undefined);
  const { now, mark } = useLoading(src);
  const shownAtOnce = (image: HTMLImageElement | null) => {
    if (now === 'loading' && image?.complete === true && image.naturalWidth > 0) mark('shown');
  };
  return (
    <chakra.div
      ref={ref}
      data-picture
      position="relative"
      overflow="hidden"
      bg="paper.sunken"
      borderRadius={rounded}
      style={{ aspectRatio: ratio }}
    >
      {src === null ? <Stock alt={alt} isBroken={false} /> : null}
      {src !== null && now === 'failed' ? <Missing alt={alt} substitute={whenMissing} /> : null}
      {src && now !== 'failed' && (priority || isSeen) ? (
        <Picture
          src={src}
          alt={alt}
          decoding="async"
          fetchPriority={priority ? 'high' : 'auto'}
          opacity={now === 'shown' ? '1' : '0'}
          ref={shownAtOnce}
          onLoad={() => mark('shown')}
          onError={() => mark('failed')}
        />
      ) : null}
      {children}
    </chakra.div>
  );
}

type Loading = 'loading' | 'shown' | 'failed';

/** Pictures that were drawn in this visit: where one is drawn again, it does not fade in again. */
const drawn = new Set<ImageBoxProps['src']>();

/** How far a picture is; one that failed is tried again. */
function useLoading(src: ImageBoxProps['src']): {
  readonly now: Loading;
  readonly mark: (is: 'shown' | 'failed') => void;
} {
  const [state, setState] = useState<{
    readonly src: ImageBoxProps['src'];
    readonly is: Loading;
    readonly failures: number;
  }>({
    src,
    is: firstOf(src),
    failures: 0,
  });
  const current = state.src === src ? state : { src, is: firstOf(src), failures: 0 };
  const { is: now, failures } = current;
  useEffect(() => {
    if (now !== 'failed') return undefined;
    const tryAgain = () => setState({ src, is: 'loading', failures });
    addEventListener('online', tryAgain);
    const wait = RETRIES[failures - 1];
    const timer = wait === undefined || !navigator.onLine ? undefined : setTimeout(tryAgain, wait);
    return () => {
      removeEventListener('online', tryAgain);
      clearTimeout(timer);
    };
  }, [now, src, failures]);
  const mark = (is: 'shown' | 'failed') => {
    if (is === 'shown') drawn.add(src);
    setState({ src, is, failures: is === 'failed' ? failures + 1 : 0 });
  };
  return { now, mark };
}

const firstOf = (src: ImageBoxProps['src']): Loading => (drawn.has(src) ? 'shown' : 'loading');

/** Drawn where a picture cannot be had. */
function Missing({ alt, substitute }: { readonly alt: string; readonly substitute: ReactNode }) {
  if (substitute === undefined) return <Stock alt={alt} isBroken />;
  return (
    <>
      {substitute}
      {alt === '' ? null : <chakra.span srOnly>{alt}</chakra.span>}
    </>
  );
}

/** Drawn where no picture is. */
function Stock({ alt, isBroken }: { readonly alt: string; readonly isBroken: boolean }) {
  const Icon = isBroken ? ImageOff : UtensilsCrossed;
  return (
    <chakra.div
      position="absolute"
      inset="0"
      display="grid"
      placeItems="center"
      alignContent="center"
      gap="2"
      color="ink.muted"
      bg="paprika.soft"
      containerType="inline-size"
    >
      <Icon size={32} strokeWidth={1.5} aria-hidden />
      {isBroken ? (
        <chakra.span
          fontSize="sm"
          css={{ '@container (max-width: 9rem)': { srOnly: true } }}
        >{t`Failed to load image`}</chakra.span>
      ) : null}
      {alt === '' ? null : <chakra.span srOnly>{alt}</chakra.span>}
    </chakra.div>
  );
}
