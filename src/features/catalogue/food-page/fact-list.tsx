import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { type ReactNode, useContext } from 'react';
import { WrittenIn } from './written-in.ts';

interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** Nobody stated it: it is what is typical (R4). */
  readonly isTypical?: boolean;
  /** In the words of the food's author, and their language. */
  readonly isOwnText?: boolean;
  /** Nobody stated it: from what it is known. */
  readonly from?: string;
}

/** Letters of a fact that is no word but half a sentence. */
const LONG = 24;

/** Side by side at most, where there is room for them. */
const MOST = 4;

/** As many beside each other as fill each row alike: six stand in threes. */
function columnsOf(count: number, least: string): string {
  const most = Math.ceil(count / Math.ceil(count / MOST)) || 1;
  const share = `calc((100% - ${(most - 1) * 0.75}rem) / ${most})`;
  return `repeat(auto-fit, minmax(max(min(100%, ${least}), ${share}), 1fr))`;
}

/** Short facts with their names, side by side where there is room; longer ones have more of it each. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  const language = useContext(WrittenIn);
  const least = facts.some(({ value }) => typeof value === 'string' && value.length > LONG) ? '15rem' : '9rem';
  return (
    <chakra.dl display="grid" gap="3" style={{ gridTemplateColumns: columnsOf(facts.length, least) }}>
      {facts.map(({ label, value, isTypical = false, isOwnText = false, from = isTypical ? t`typical value` : '' }) => (
        <chakra.div
          key={label}
          px="3"
          py="3.5"
          borderRadius="lg"
          bg="paper.sunken"
          borderWidth="1px"
          borderStyle={from === '' ? 'solid' : 'dashed'}
          borderColor={from === '' ? 'transparent' : 'line.strong'}
        >
          <chakra.dt fontSize="sm" color="ink.muted">
            {label}
          </chakra.dt>
          <chakra.dd
            m="0"
            fontWeight="semibold"
            overflowWrap="anywhere"
            css={{ hyphens: 'auto', hyphenateLimitChars: '10 4 4' }}
          >
            {isOwnText ? (
              <chakra.span dir="auto" {...language}>
                {value}
              </chakra.span>
            ) : (
              value
            )}
            {from === '' ? null : (
              <chakra.span display="block" fontSize="xs" fontWeight="normal" color="ink.muted">
                {from}
              </chakra.span>
            )}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
