import { useEffect, useEffectEvent } from 'react';
import { useReplica } from '#replica/database/replica-context.tsx';
import {
  type FormOfMember,
  forgetUnsavedWords,
  keepUnsavedWords,
  unsavedWords,
} from '#replica/unsent-work/unsaved-words.ts';

interface WordsOnDevice {
  readonly keep: (words: unknown) => void;
  readonly forget: () => void;
}

/**
 * The words of a form that is not saved, beyond the life of the tab: a phone that needs the room ends an app in the middle of a sentence.
 *
 * @param of null where nobody is signed in, or where that is not known yet: nothing is kept
 * @param isKnown whether the tab knows itself what was written last
 * @param onFound called once with what the device has, where the tab does not know
 */
export function useWordsOnDevice(
  of: FormOfMember | null,
  { isKnown, onFound }: { readonly isKnown: () => boolean; readonly onFound: (words: unknown) => void },
): WordsOnDevice {
  const replica = useReplica();
  const isToldByTab = useEffectEvent(isKnown);
  const tell = useEffectEvent(onFound);
  const [member, form] = [of?.member, of?.form];
  useEffect(() => {
    if (member === undefined || form === undefined || isToldByTab()) return undefined;
    let isWanted = true;
    unsavedWords(replica, { member, form }).then(
      (words) => {
        if (isWanted && words !== null) tell(words);
      },
      (error: unknown) => console.warn('What was typed before could not be read', error),
    );
    return () => {
      isWanted = false;
    };
  }, [replica, member, form]);
  const inTabAlone = (error: unknown) => console.warn('What is typed is kept in this tab alone', error);
  return {
    keep: (words) => void (of && keepUnsavedWords(replica, of, words).catch(inTabAlone)),
    forget: () => void (of && forgetUnsavedWords(replica, of).catch(inTabAlone)),
  };
}
