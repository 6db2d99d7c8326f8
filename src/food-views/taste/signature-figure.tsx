import { chakra } from '#ui/elements/chakra.tsx';
import { figure } from '#languages/figure.ts';
import { wordFor } from '#shared/words/word-for.ts';
import { leadingWords, type Petal, petalsOf } from './signature-petals.ts';
import { tasteLabel } from './taste-bar.tsx';
import { TasteSignature, type TasteSignatureProps } from './taste-signature.tsx';

/** Rem from the middle to the names around the flower: names are wider than high. */
const AROUND = { x: 7, y: 6.2 } as const;

/** A food's signature as large as it gets, with each taste's name and level at its petal and the leading words below. A screen reader hears it as one picture. */
export function SignatureFigure({ food }: Pick<TasteSignatureProps, 'food'>) {
  const words = leadingWords(food).map(wordFor);
  return (
    <chakra.div display="flex" flexDirection="column" alignItems="center">
      <chakra.div position="relative" width="18rem" maxW="full" height="15rem" display="grid" placeItems="center">
        <TasteSignature food={food} size="page" />
        {petalsOf(food).map((petal) => (
          <PetalName key={petal.taste} petal={petal} />
        ))}
      </chakra.div>
      {words.length === 0 ? null : (
        <chakra.p
          fontFamily="display"
          fontSize="lg"
          fontWeight="semibold"
          lineHeight="snug"
          textAlign="center"
          overflowWrap="anywhere"
        >
          {words.join(' · ')}
        </chakra.p>
      )}
    </chakra.div>
  );
}

function PetalName({ petal: { taste, angle, level, source } }: { readonly petal: Petal }) {
  const radians = (angle * Math.PI) / 180;
  return (
    <chakra.span
      aria-hidden
      position="absolute"
      fontSize="xs"
      lineHeight="1.2"
      textAlign="center"
      color="ink.muted"
      transform="translate(-50%, -50%)"
      style={{
        insetInlineStart: `calc(50% + ${Math.sin(radians) * AROUND.x}rem)`,
        top: `calc(50% - ${Math.cos(radians) * AROUND.y}rem)`,
      }}
    >
      {tasteLabel(taste)}
      <chakra.span display="block" textStyle="figures" fontWeight="semibold" color="ink.default">
        {source === 'typical' ? '?' : figure(level)}
      </chakra.span>
    </chakra.span>
  );
}
