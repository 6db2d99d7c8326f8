import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { foldCase } from '#prelude/fold-case.ts';
import type { Food } from '#domain/food.ts';
import { hasRealRating } from '#domain/has-real-rating.ts';
import { levelWord } from '#domain/level-word.ts';
import { intensityNames } from '#domain/taste-vocabulary.ts';
import { FoodPicture } from '#food-views/food-picture.tsx';
import { Badge } from '#ui/badge.tsx';
import { LevelBar } from '#ui/level-bar.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { radarLines } from './taste-radar.tsx';

const Cell = chakra('td', { base: { p: { base: '2', md: '3' }, verticalAlign: 'top', borderTopWidth: '1px', borderColor: 'line.quiet', minW: { base: '8.5rem', md: '11rem' }, overflowWrap: 'anywhere' } });
const RowHead = chakra('th', { base: { p: { base: '2', md: '3' }, ps: '0', textAlign: 'start', verticalAlign: 'top', borderTopWidth: '1px', borderColor: 'line.quiet', textStyle: 'label', whiteSpace: 'nowrap' } });

/** Two to four foods in one table: what each tastes like in words and numbers, shared words marked (spec: readable without colour). */
export function CompareTable({ foods }: { readonly foods: readonly Food[] }) {
  return (
    // What is for screen readers alone is placed absolutely: without a frame of its own it would widen the page.
    <chakra.div position="relative" overflowX="auto" tabIndex={0} role="region" aria-label="Comparison" borderRadius="lg">
      <chakra.table width="full" borderCollapse="collapse" fontSize="sm">
        <caption><chakra.span srOnly>What each food tastes like, side by side</chakra.span></caption>
        <thead>
          <tr>
            <td><chakra.span srOnly>Property</chakra.span></td>
            {foods.map((food, place) => (
              <chakra.th key={food.id} scope="col" p={{ base: '2', md: '3' }} textAlign="start" verticalAlign="top" minW={{ base: '8.5rem', md: '11rem' }}>
                <chakra.div borderRadius="md" overflow="hidden" mb="2"><FoodPicture food={food} size="card" /></chakra.div>
                <TextLink asChild color="inherit" textDecoration="none"><Link to={`/food/${food.id}`}><bdi>{food.name}</bdi></Link></TextLink>
                <chakra.svg aria-hidden display="block" viewBox="0 0 60 6" width="16" height="1.5" mt="2" color={radarLines[place]?.colour ?? 'ink.default'}>
                  <line x1="0" y1="3" x2="60" y2="3" stroke="currentColor" strokeWidth="4" strokeDasharray={radarLines[place]?.dash ?? ''} />
                </chakra.svg>
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {intensityNames.map((name) => (
            <Line key={name} head={`${name.charAt(0).toUpperCase()}${name.slice(1)}`} foods={foods} renderCell={(food) => <LevelBar label={food.name} hideLabel value={food.intensities[name]} max={5} word={levelWord(food.intensities[name])} isTypical={food.defaulted.includes(name)} />} />
          ))}
          <Line head="Flavours" foods={foods} renderCell={(food) => <Words words={food.flavours} shared={sharedBy(foods, (one) => one.flavours)} />} />
          <Line head="Textures" foods={foods} renderCell={(food) => <Words words={food.textures} shared={sharedBy(foods, (one) => one.textures)} />} />
          <Line head="Aromas" foods={foods} renderCell={(food) => <Words words={food.aromas} shared={sharedBy(foods, (one) => one.aromas)} />} />
          <Line head="Origin" foods={foods} renderCell={(food) => food.origin || 'Not stated'} />
          <Line head="Served" foods={foods} renderCell={(food) => (food.defaulted.includes('temperatureServed') ? 'Not stated' : food.temperatureServed)} />
          <Line head="Allergens" foods={foods} renderCell={(food) => allergenWords(food)} />
          <Line head="Rating" foods={foods} renderCell={(food) => (hasRealRating(food) ? `${food.rating.toFixed(1)} of 5 (${food.reviewCount})` : 'Not rated yet')} />
        </tbody>
      </chakra.table>
    </chakra.div>
  );
}

function Line({ head, foods, renderCell }: { readonly head: string; readonly foods: readonly Food[]; readonly renderCell: (food: Food) => ReactNode }) {
  return (
    <tr>
      <RowHead scope="row">{head}</RowHead>
      {foods.map((food) => <Cell key={food.id}>{renderCell(food)}</Cell>)}
    </tr>
  );
}

/** Not stated is never 'none' (R5). */
function allergenWords({ allergens }: Food): string {
  if (allergens === null) return 'Not stated: do not take it as safe';
  return allergens.length === 0 ? 'None, as its contributor says' : `Contains ${allergens.join(', ')}`;
}

/** The words (folded) that every food has. */
function sharedBy(foods: readonly Food[], wordsOf: (food: Food) => readonly string[]): ReadonlySet<string> {
  const [first, ...others] = foods.map((food) => new Set(wordsOf(food).map(foldCase)));
  return new Set([...(first ?? [])].filter((word) => others.every((words) => words.has(word))));
}

function Words({ words, shared }: { readonly words: readonly string[]; readonly shared: ReadonlySet<string> }) {
  if (words.length === 0) return 'Not stated';
  return (
    <chakra.ul display="flex" flexWrap="wrap" gap="1.5">
      {words.map((word) => <li key={word}><Badge tone={shared.has(foldCase(word)) ? 'herb' : 'neutral'}>{word}{shared.has(foldCase(word)) ? ' (all)' : ''}</Badge></li>)}
    </chakra.ul>
  );
}
