import { chakra } from '#ui/elements/chakra.tsx';
import { useEffect, useState } from 'react';
import type { PicturedFood } from '#domain/drawing/drawn-contribution.ts';
import { useInView } from '#ui/layout/use-in-view.ts';

const warmth = '#e9b97a';

const Drawing = chakra('img', { base: { position: 'absolute', inset: '0', boxSize: 'full', objectFit: 'cover' } });

/** A food's picture where it has none, or where the catalogue's cannot be had: drawn on the device from what the food states (R45). Only for the eye. */
export function StockPicture({ food }: { readonly food: PicturedFood }) {
  // Each drawing is a document that the browser reads at once: those of a whole page would be one long task.
  const { ref, isSeen } = useInView();
  const src = useDrawing(isSeen ? food : null);
  return (
    <chakra.div
      ref={ref}
      aria-hidden
      position="absolute"
      inset="0"
      style={{ background: food.appearance.colours[0] ?? warmth }}
    >
      {src === null ? null : <Drawing src={src} alt="" />}
    </chakra.div>
  );
}

/** The drawing of a food that is looked at as an address; null until the engine is there, which comes with the first food that needs it. */
function useDrawing(food: PicturedFood | null): string | null {
  const [drawn, setDrawn] = useState<{ readonly food: PicturedFood; readonly src: string } | null>(null);
  useEffect(() => {
    if (food === null) return undefined;
    let isWanted = true;
    const draw = async () => {
      const { drawContribution } = await import('#domain/drawing/draw-contribution.ts');
      if (isWanted) setDrawn({ food, src: `data:image/svg+xml,${encodeURIComponent(drawContribution(food))}` });
    };
    // Offline before the engine was ever loaded: the food's colour stays.
    draw().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [food]);
  return drawn !== null && drawn.food.id === food?.id ? drawn.src : null;
}
