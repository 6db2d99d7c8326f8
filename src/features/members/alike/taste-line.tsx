import { chakra } from '#ui/elements/chakra.tsx';
import { Flower2 } from 'lucide-react';
import { useCallback } from 'react';
import { LEAST_SHARED } from '#domain/liking/taste-likeness.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { useRankedAnswer } from '#food-views/offers/use-ranked.ts';
import type { Ranking } from '#ranking/ranking.ts';
import { useComparing } from '#shared/members/use-comparing.ts';
import { likenessWords } from './likeness-words.ts';

/** How alike the reader and another member taste (R46). Nothing for a visitor, for whoever is left out, and for whoever has rated too little to be compared with anybody. */
export function TasteLine({ member }: { readonly member: MemberId }) {
  const comparing = useComparing();
  const canCompare = comparing?.member === 'here' && comparing.ratings >= LEAST_SHARED && comparing.others === 'here';
  return canCompare ? <KnownLine member={member} /> : null;
}

function KnownLine({ member }: { readonly member: MemberId }) {
  const { answer } = useRankedAnswer(useCallback((ranking: Ranking) => ranking.ask('tasteLikeness', member), [member]));
  const words = answer === null ? '' : likenessWords(answer);
  if (words === '') return null;
  return (
    <chakra.p mt="2" display="flex" alignItems="center" gap="1.5" textStyle="figures" color="ink.muted">
      <chakra.span flexShrink="0" color="herb.text" aria-hidden>
        <Flower2 size={18} />
      </chakra.span>
      {words}
    </chakra.p>
  );
}
