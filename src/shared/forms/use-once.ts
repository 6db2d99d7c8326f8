import { useEffect, useRef, useState } from 'react';

/** The answer of one question, asked when the component comes; undefined until then. What a form opens with does not change under it. */
export function useOnce<T>(ask: () => Promise<T>): T | undefined {
  const question = useRef(ask);
  const [answer, setAnswer] = useState<{ readonly value: T }>();
  useEffect(() => {
    let isWanted = true;
    void question.current().then((value) => {
      if (isWanted) setAnswer({ value });
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return answer?.value;
}
