import { type ReactNode, useState } from 'react';
import type { Review } from '#domain/reviews/review.ts';
import type { AnswersOfFood, SignedAnswer } from '#replica/reviews/answer-queries.ts';
import { AnswerTools } from './answer-tools.tsx';
import { ReviewAnswer } from './review-answer.tsx';

interface AnswerPartProps {
  readonly review: Review;
  /** Whether the review is the reader's own. */
  readonly isOwn: boolean;
  readonly said: AnswersOfFood;
  readonly now: number;
  readonly renderMenu: (answer: SignedAnswer) => ReactNode;
}

/** Below a review: what the food's contributor answers, and for that contributor what to do with the review (R34). */
export function AnswerPart({ review, isOwn, said, now, renderMenu }: AnswerPartProps) {
  const [isOpen, setIsOpen] = useState(false);
  const answer = said.answers.get(review.id);
  const refused = said.refused.get(review.id) ?? null;
  const mayWrite = said.contributor !== null;
  const isWriting = isOpen && mayWrite;
  return (
    <>
      {answer === undefined || isWriting ? null : (
        <ReviewAnswer
          signed={answer}
          now={now}
          menu={renderMenu(answer)}
          onEdit={mayWrite ? () => setIsOpen(true) : null}
        />
      )}
      {(mayWrite && !isOwn) || refused !== null ? (
        <AnswerTools
          review={review}
          answer={answer?.answer ?? null}
          refused={refused}
          isPinned={said.pinned === review.id}
          mayWrite={mayWrite}
          isWriting={isWriting}
          onWriting={setIsOpen}
        />
      ) : null}
    </>
  );
}
