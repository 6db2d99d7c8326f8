interface Question<Q, A> {
  readonly asked: Q;
  readonly resolve: (answer: A) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Asks one question at a time and only the newest that waits. A question that was overtaken is answered with `nothing` as soon as it is,
 * so that no late answer can take the place of a newer one, and a slow worker is not handed what nobody wants any more.
 */
export function latestOnly<Q, A>(ask: (question: Q) => Promise<A>, nothing: A): (question: Q) => Promise<A> {
  let current: Question<Q, A> | null = null;
  let waiting: Question<Q, A> | null = null;

  const begin = (question: Question<Q, A>) => {
    current = question;
    ask(question.asked)
      .then(question.resolve, question.reject)
      .finally(() => {
        current = null;
        const next = waiting;
        waiting = null;
        if (next !== null) begin(next);
      });
  };

  return (asked) =>
    new Promise((resolve, reject) => {
      const question = { asked, resolve, reject };
      if (current === null) {
        begin(question);
        return;
      }
      current.resolve(nothing);
      waiting?.resolve(nothing);
      waiting = question;
    });
}
