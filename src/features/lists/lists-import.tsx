import { chakra } from '#ui/elements/chakra.tsx';
import { plural, t } from '@lingui/core/macro';
import { listLimits } from '#domain/values/list-limits.ts';
import { countInWords } from '#food-views/lists/count-in-words.ts';
import { figure } from '#languages/figure.ts';
import type { ListPlan, PlannedList } from '#replica/lists/import-lists.ts';
import { BadLines } from '#shared/import/bad-lines.tsx';
import { FileImport } from '#shared/import/file-import.tsx';
import { FirstLines } from '#shared/import/first-lines.tsx';
import { ToldLines } from '#shared/import/told-lines.tsx';
import { type ReadLists, useListWork } from './use-list-work.ts';

const SAMPLES = 5;

/** A file of lists on its way among the own ones. */
export function ListsImport() {
  return (
    <FileImport
      work={useListWork()}
      label={t`A file of lists`}
      hint={t`CSV with the names of its columns in the first line, or a JSON list of objects: list, food, and if you like text.`}
      addingLabel={t`Adding lists...`}
      renderPreview={({ read, plan }) => <Preview read={read} plan={plan} />}
      addLabel={({ lists }) => {
        const foods = foodsOf(lists);
        return foods === 0
          ? t`Add the lists`
          : plural(foods, { one: 'Add # food', other: `Add ${figure(foods)} foods` });
      }}
    />
  );
}

function foodsOf(lists: readonly PlannedList[]): number {
  return lists.reduce((sum, { foods }) => sum + foods.length, 0);
}

/** Before anything is written: what comes on which list, what is there already, and each line and name that leads to nothing. */
function Preview({ read, plan }: { readonly read: ReadLists; readonly plan: ListPlan }) {
  const made = plan.lists.filter(({ into }) => into === null).length;
  const there = plan.there + read.repeated;
  return (
    <>
      <div role="status">
        <chakra.p fontWeight="semibold">
          {made === 0 ? t`No new lists` : plural(made, { one: '# new list', other: `${figure(made)} new lists` })}
          {' · '}
          {countInWords(foodsOf(plan.lists))}
        </chakra.p>
        {made === 0 ? null : (
          <chakra.p color="ink.muted">{t`Only you will see the new lists, until you show them to others.`}</chakra.p>
        )}
        {there === 0 ? null : (
          <chakra.p color="ink.muted">
            {plural(there, {
              one: '# food is on its list already and is not added again.',
              other: `${figure(there)} foods are on their lists already and are not added again.`,
            })}
          </chakra.p>
        )}
      </div>
      <FirstLines
        things={plan.lists}
        shown={SAMPLES}
        lineOf={({ name, foods }) => ({ name, detail: countInWords(foods.length) })}
        renderBelow={({ name, into }) => (into === null ? null : <Target name={name} into={into} />)}
      />
      <Unmatched plan={plan} />
      <Beyond plan={plan} />
      <BadLines
        bad={read.bad}
        advice={t`Mend them in the file and choose it again: what is on your lists by then is not added twice.`}
      />
    </>
  );
}

/** Where the foods of a list go that is there already, perhaps under a name that it was given since. */
function Target({ name, into }: { readonly name: string; readonly into: NonNullable<PlannedList['into']> }) {
  return (
    <chakra.p color="ink.muted" fontSize="sm">
      {into.name === name ? <OfThisName into={into} /> : <OfAnotherName into={into} />}
    </chakra.p>
  );
}

function OfThisName({ into: { visibility } }: { readonly into: NonNullable<PlannedList['into']> }) {
  return visibility === 'private'
    ? t`Added to your list of this name.`
    : t`Added to your list of this name, which others can see.`;
}

function OfAnotherName({ into: { name, visibility } }: { readonly into: NonNullable<PlannedList['into']> }) {
  return visibility === 'private'
    ? t`Added to your list ‘${name}’.`
    : t`Added to your list ‘${name}’, which others can see.`;
}

function Unmatched({ plan: { unmatched } }: { readonly plan: ListPlan }) {
  const count = unmatched.length;
  return (
    <ToldLines
      title={plural(count, {
        one: '# food is not in the catalogue',
        other: `${figure(count)} foods are not in the catalogue`,
      })}
      advice={t`They are not added. Write their names as the catalogue does, or contribute them, and choose the file again.`}
      label={t`Foods that were not found`}
      lines={unmatched.map(({ list, food }) => t`${food} (on ‘${list}’)`)}
    />
  );
}

function Beyond({ plan: { beyond } }: { readonly plan: ListPlan }) {
  return (
    <>
      <ToldLines
        title={t`Some lists are too many`}
        advice={t`A member has at most ${figure(listLimits.lists)} lists.`}
        label={t`Lists that are not added`}
        lines={beyond.lists}
      />
      <ToldLines
        title={t`Some foods are too many`}
        advice={t`A list has at most ${figure(listLimits.items)} foods.`}
        label={t`Foods that are not added`}
        lines={beyond.foods.map(({ list, food }) => t`${food} (on ‘${list}’)`)}
      />
    </>
  );
}
