import type { Avoidance } from '#domain/avoidance/read-avoidance.ts';
import type { OneFoodReading } from '#domain/assistant/answers/answer-about.ts';
import type { AssistantLanguage } from '#domain/assistant/assistant-language.ts';
import type { AssistantQuestion } from '#domain/assistant/assistant-question.ts';
import { questionGrammars } from './grammars/question-grammars.ts';
import { plainQuestion } from './readings-of.ts';

interface AskedQuestion {
  readonly question: AssistantQuestion;
  /** The language in which the question was read. */
  readonly asked: AssistantLanguage;
}

/** Whether a question is about a food that it names, and not for others: 'is ramen ok', 'can I eat pho'. */
export function asksOfOne({ question, asked }: AskedQuestion): boolean {
  const grammar = questionGrammars[asked];
  const text = plainQuestion(question.prompt, grammar);
  return (
    !grammar.isWanted(text) &&
    (grammar.isOfOne(text) ||
      (grammar.fact.test(text) &&
        !/^(?:what|which|was|welche\w*|who|wer|how|wie|(?:can|could|do|does|did|is|are|will|would) not)\b/.test(text)))
  );
}

/** 'I am', 'my daughter is', 'bin': then what a question names is about somebody, and stays. */
const ofSomebody =
  /\b(?:i|we|he|she|they|my \w+|our \w+) (?:am|is|are|have|has|do not|does not|only|try|avoid|follow|keep|need|live|was|were)\b|\b(?:ich|wir|er|sie|(?:mein|unser)\w* \w+) (?:bin|ist|sind|habe|hat|esse|isst|essen|ernahre|ernaehre|lebe|lebt|vertrage|trinke|mag|muss)\b|\bbin\b/;

/** 'Is pho vegan' asks for a fact, and avoids nothing. */
export function isMereFact({ kind }: OneFoodReading, own: Avoidance, { question, asked }: AskedQuestion): boolean {
  return (
    kind === 'safety' &&
    !own.isOfHarm &&
    own.health.length === 0 &&
    !ofSomebody.test(plainQuestion(question.prompt, questionGrammars[asked]))
  );
}
