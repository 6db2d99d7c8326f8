import { chakra } from '@chakra-ui/react/styled-system';
import { ImageOff, UtensilsCrossed } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useInView } from './use-in-view.ts';

interface ImageBoxProps {
  /** null: there is no picture; a stock one is drawn. */
  readonly src: string | null;
  /** '' for a picture that only repeats the words beside it. */
  readonly alt: string;
  /** Width to height, for example '4 / 3'. */
  readonly ratio?: string;
  /** Loads at once instead of when it comes into view: for the one large picture at the top of a page. */
  readonly priority?: boolean;
  /** Laid over the picture: badges, buttons. */
  readonly children?: ReactNode;
  readonly rounded?: 'none' | 'md' | 'lg' | 'xl' | 'full';
}

const Picture = chakra('img', {
  base: { position: 'absolute', inset: '0', boxSize: 'full', objectFit: 'cover', transitionProperty: 'opacity', transitionDuration: 'calm' },
});

/** A picture in a box of fixed shape: nothing moves when it comes, late, or not at all ('Failed to load image', until there is a connection). */
export function ImageBox({ src, alt, ratio = '4 / 3', priority = false, children, rounded = 'none' }: ImageBoxProps) {
  const { ref, isSeen } = useInView();
  const [state, setState] = useState<{ readonly src: string | null; readonly is: 'loading' | 'shown' | 'failed' }>({ src, is: 'loading' });
  const now = state.src === src ? state.is : 'loading';
  const mark = (is: 'shown' | 'failed') => setState({ src, is });
  useEffect(() => {
    if (now !== 'failed') return undefined;
    const tryAgain = () => setState({ src, is: 'loading' });
    addEventListener('online', tryAgain);
    return () => removeEventListener('online', tryAgain);
  }, [now, src]);
  return (
    <chakra.div ref={ref} position="relative" overflow="hidden" bg="paper.sunken" borderRadius={rounded} style={{ aspectRatio: ratio }}>
      {src === null || now === 'failed' ? <Stock alt={alt} isBroken={src !== null} /> : null}
      {src !== null && now !== 'failed' && (priority || isSeen) ? (
        <Picture
          src={src}
          alt={alt}
          decoding="async"
          fetchPriority={priority ? 'high' : 'auto'}
          opacity={now === 'shown' ? '1' : '0'}
          onLoad={() => mark('shown')}
          onError={() => mark('failed')}
        />
      ) : null}
      {children}
    </chakra.div>
  );
}

/** Drawn where no picture is. */
function Stock({ alt, isBroken }: { readonly alt: string; readonly isBroken: boolean }) {
  const Icon = isBroken ? ImageOff : UtensilsCrossed;
  return (
    <chakra.div position="absolute" inset="0" display="grid" placeItems="center" alignContent="center" gap="2" color="ink.muted" bg="paprika.soft" containerType="inline-size">
      <Icon size={32} strokeWidth={1.5} aria-hidden />
      {isBroken ? <chakra.span fontSize="sm" css={{ '@container (max-width: 9rem)': { srOnly: true } }}>Failed to load image</chakra.span> : null}
      {alt === '' ? null : <chakra.span srOnly>{alt}</chakra.span>}
    </chakra.div>
  );
}
