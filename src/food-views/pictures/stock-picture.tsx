import { chakra } from '#ui/elements/chakra.tsx';
import { useEffect, useState } from 'react';
import type { PicturedFood } from '#domain/drawing/drawn-contribution.ts';

const warmth = '#e9b97a';

const Drawing = chakra('img', { base: { position: 'absolute', inset: '0', boxSize: 'full', objectFit: 'cover' } });

/** The picture of a food without one, drawn on the device from what the food states (R45). Only for the eye. */
export function StockPicture({ food }: { readonly food: PicturedFood }) {
  const src = useDrawing(food);
  return (
    <chakra.div aria-hidden position="absolute" inset="0" style={{ background: food.appearance.colours[0] ?? warmth }}>
      {src === null ? null : <Drawing src={src} alt="" />}
    </chakra.div>
  );
}

/** The drawing as an address; null until the engine is there, which comes with the first food that needs it. */
function useDrawing(food: PicturedFood): string | null {
  const [drawn, setDrawn] = useState<{ readonly food: PicturedFood; readonly src: string } | null>(null);
  useEffect(() => {
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
  return drawn?.food.id === food.id ? drawn.src : null;
}
