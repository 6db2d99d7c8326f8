import { chakra } from '#ui/elements/chakra.tsx';
import type { Food } from '#domain/foods/food.ts';

const warmth = ['#e9b97a', '#cf7f4f', '#8d4a2f'];

/** A plate in the food's own colours, for a food without a picture. Only for the eye. */
export function StockPicture({ food }: { readonly food: Pick<Food, 'appearance'> }) {
  const [back = warmth[0], rim = warmth[1], middle = warmth[2]] = [
    ...food.appearance.colours,
    ...warmth.slice(food.appearance.colours.length),
  ];
  return (
    <chakra.svg
      aria-hidden
      position="absolute"
      inset="0"
      boxSize="full"
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
    >
      <rect width="400" height="300" fill={back} />
      <rect width="400" height="300" fill="#fff" opacity="0.35" />
      <ellipse cx="200" cy="168" rx="116" ry="104" fill="#2a1d16" opacity="0.16" />
      <circle cx="200" cy="152" r="108" fill="#fffaf3" />
      <circle cx="200" cy="152" r="78" fill={rim} opacity="0.55" />
      <circle cx="200" cy="152" r="54" fill={middle} opacity="0.8" />
      <path
        d="M52 76v58c0 12 16 12 16 0V76M60 134v92"
        fill="none"
        stroke="#fffaf3"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path
        d="M338 226V76c18 14 24 40 20 74h-20"
        fill="none"
        stroke="#fffaf3"
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </chakra.svg>
  );
}
