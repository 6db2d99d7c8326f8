import { foldSearchText } from '#domain/values/fold-search-text.ts';
import { misleadingNames, topicBits, topicRules } from './topic-names.ts';

/** Topics as bits (`topicBits`). */
export interface NamedTopics {
  /** What a text names. */
  readonly certain: number;
  /** What may be in what it names, and is not named itself. */
  readonly possible: number;
  /** What it says is not there: 'gluten-free', 'ohne Ei'. */
  readonly denied: number;
}

const rules = topicRules.map(({ names, brings = [], mayBring = [] }) => ({
  named: new RegExp(`\\b(?:${names})\\b`),
  brings: topicBits(...brings),
  mayBring: topicBits(...mayBring),
}));

const denials =
  /\b(\w+(?: nut)?)[ -]?(?:free|less)\b|\b(\w+)frei(?:e[mnrs]?)?\b|\b(?:no|not an?|without(?: any)?|free (?:of|from)|ohne|keine?[mnrs]?|frei von) (\w+(?: nuts?)?)\b/g;

const nothing: NamedTopics = { certain: 0, possible: 0, denied: 0 };

const MOST_KEPT = 20_000;
const known = new Map<string, NamedTopics>();

/** What a text (a list's word, an ingredient, part of a sentence) names, in English and German. The same few texts stand in many foods: what came of one is kept. */
export function namedTopics(text: string): NamedTopics {
  const kept = known.get(text);
  if (kept !== undefined) return kept;
  if (known.size >= MOST_KEPT) known.clear();
  const named = readTopics(
    misleadingNames.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), foldSearchText(text)),
  );
  known.set(text, named);
  return named;
}

function readTopics(folded: string): NamedTopics {
  let denied = 0;
  const rest = folded.replace(denials, (_, ...words: readonly (string | undefined)[]) => {
    const named = topicsOf(words[0] ?? words[1] ?? words[2] ?? '');
    denied |= named.certain | named.possible;
    return ' ';
  });
  const { certain, possible } = topicsOf(rest);
  const named = { certain: certain & ~denied, possible: possible & ~certain & ~denied, denied };
  return (certain | possible | denied) === 0 ? nothing : named;
}

function topicsOf(folded: string): Pick<NamedTopics, 'certain' | 'possible'> {
  let [certain, possible] = [0, 0];
  for (const { named, brings, mayBring } of rules) {
    if (!named.test(folded)) continue;
    certain |= brings;
    possible |= mayBring;
  }
  return { certain, possible };
}
