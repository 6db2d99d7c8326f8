interface Question<Q, A> {
  readonly asked: Q;
  readonly resolve: (answer: A) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Asks one question at a time. Of those that wait only the newest is asked; each older one is answered with `nothing` at once. So no late answer
 * replaces a newer one, and a slow worker gets no question whose answer nobody wants any more.
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
