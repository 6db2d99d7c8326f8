import { chakra } from '#ui/elements/chakra.tsx';
import { figure } from '#languages/figure.ts';
import { wordFor } from '#shared/words/word-for.ts';
import { leadingWords, type Petal, petalsOf } from './signature-petals.ts';
import { tasteLabel } from './taste-bar.tsx';
import { TasteSignature, type TasteSignatureProps } from './taste-signature.tsx';

/** From the middle to the names around the flower, in its units: names are wider than high. */
const AROUND = { x: 7, y: 6.2 } as const;

/** So many units as a length. One is a letter's height, or as much as fits where the letters are large or the window is narrow. */
const units = (count: number) => `calc(${count} * min(1rem, 4.6vw))`;

/** A food's signature as large as it gets, with each taste's name and level at its petal and the leading words below. A screen reader hears it as one picture. */
export function SignatureFigure({ food }: Pick<TasteSignatureProps, 'food'>) {
  const words = leadingWords(food).map(wordFor);
  return (
    <chakra.div display="flex" flexDirection="column" alignItems="center">
      <chakra.div
        position="relative"
        width={units(18)}
        maxW="full"
        height={units(15)}
        display="grid"
        placeItems="center"
      >
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
      fontSize={`min(0.75rem, ${units(1.2)})`}
      lineHeight="1.2"
      textAlign="center"
      color="ink.muted"
      transform="translate(-50%, -50%)"
      // From the left in every script, as the flower is drawn.
      style={{
        left: `calc(50% + ${units(Math.sin(radians) * AROUND.x)})`,
        top: `calc(50% - ${units(Math.cos(radians) * AROUND.y)})`,
      }}
    >
      {tasteLabel(taste)}
      <chakra.span display="block" textStyle="figures" fontWeight="semibold" color="ink.default">
        {source === 'typical' ? '?' : figure(level)}
      </chakra.span>
    </chakra.span>
  );
}
