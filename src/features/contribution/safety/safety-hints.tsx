import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { type SafetyHint, takeHint } from '#domain/hints/safety-hint.ts';
import { dietWord } from '#shared/words/diet-word.ts';
import { wordFor } from '#shared/words/word-for.ts';
import { Button } from '#ui/elements/button.tsx';
import type { ChangeSubmission } from '#features/contribution/submission-change.ts';

/** So many texts are named in one line. */
const NAMED = 3;

interface SafetyHintsProps {
  readonly hints: readonly SafetyHint[];
  readonly change: ChangeSubmission;
}

/** What is named and not ticked, beside the field, each with the one press that adds it. It is asked, and nothing changes by itself (R28). */
export function SafetyHints({ hints, change }: SafetyHintsProps) {
  const heading = useId();
  const take = (taken: readonly SafetyHint[]) => change((submission) => taken.reduce(takeHint, submission));
  const toAdd = hints.filter(({ kind }) => kind === 'allergen');
  return (
    <div role="status">
      {hints.length === 0 ? null : (
        <chakra.section aria-labelledby={heading} px="4" py="3" borderRadius="md" bg="saffron.soft">
          <chakra.p id={heading} fontWeight="semibold" color="saffron.text">
            {t`Please check`}
          </chakra.p>
          <chakra.p textStyle="small" color="ink.muted">
            {t`Nothing changes unless you say so.`}
          </chakra.p>
          <chakra.ul listStyleType="none" display="grid" gap="1" mt="2">
            {hints.map((hint) => (
              <HintLine key={keyOf(hint)} hint={hint} onTake={() => take([hint])} />
            ))}
          </chakra.ul>
          {toAdd.length > 1 ? (
            <Button tone="outline" size="md" mt="2" onClick={() => take(toAdd)}>
              <Plus aria-hidden />
              {t`Add all ${toAdd.length}`}
            </Button>
          ) : null}
        </chakra.section>
      )}
    </div>
  );
}

function HintLine({ hint, onTake }: { readonly hint: SafetyHint; readonly onTake: () => void }) {
  return (
    <chakra.li display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
      <chakra.span flex="1 1 12rem" minW="0" fontSize="sm" overflowWrap="anywhere">
        {wordsOf(hint)}
      </chakra.span>
      <Button tone="ghost" size="md" px="3" onClick={onTake}>
        {hint.kind === 'allergen' ? <Plus aria-hidden /> : null}
        {offerOf(hint)}
      </Button>
    </chakra.li>
  );
}

function keyOf(hint: SafetyHint): string {
  return hint.kind === 'allergen' ? hint.allergen : hint.flag;
}

function wordsOf(hint: SafetyHint): string {
  const named = hint.sources.slice(0, NAMED).map((text) => t`“${wordFor(text)}”`);
  const source = [...named, ...(hint.sources.length > NAMED ? ['…'] : [])].join(', ');
  if (hint.kind === 'diet') {
    const diet = dietWord(hint.flag).toLowerCase();
    return hint.ground === 'certain'
      ? t`${source}: speaks against “${diet}”.`
      : t`${source}: may speak against “${diet}”.`;
  }
  const allergen = wordFor(hint.allergen);
  switch (hint.ground) {
    case 'certain':
      return t`${source}: usually contains ${allergen}.`;
    case 'usual':
      return t`${source}: often contains ${allergen}.`;
    case 'misspelt':
      return t`${source}: is ${allergen} meant?`;
  }
}

function offerOf(hint: SafetyHint): string {
  if (hint.kind === 'diet') {
    const diet = dietWord(hint.flag).toLowerCase();
    return hint.ground === 'certain' ? t`Not ${diet}` : t`Leave “${diet}” open`;
  }
  const allergen = wordFor(hint.allergen);
  return hint.into === 'allergens' ? t`Add ${allergen}` : t`Add ${allergen} to “May contain”`;
}
