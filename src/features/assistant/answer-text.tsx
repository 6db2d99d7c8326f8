import { Link } from 'react-router-dom';
import type { AssistantAnswer } from '#domain/assistant/assistant-question.ts';
import { TextLink } from '#ui/layout/text-link.tsx';
import { linkFoods } from './link-foods.ts';

/** An answer as plain text in which the foods that it names lead to their pages. */
export function AnswerText({ text, foods }: AssistantAnswer) {
  return linkFoods({ text, foods }).map(({ text: part, food }, place) =>
    food === null ? (
      <span key={place}>{part}</span>
    ) : (
      <TextLink key={place} asChild>
        <Link to={`/food/${food}`}>{part}</Link>
      </TextLink>
    ),
  );
}
