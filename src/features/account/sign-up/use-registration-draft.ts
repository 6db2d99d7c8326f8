import { useEffect, useState } from 'react';
import type { MemberId } from '#domain/values/ids/ids.ts';
import {
  emptyProfessionalForm,
  formFromProfessional,
  type ProfessionalForm,
} from '#domain/professionals/professional-form.ts';
import type { BusinessRole } from '#domain/professionals/professional-profile.ts';
import { ownProfessional } from '#replica/professionals/own-professional.ts';
import {
  forgetRegistrationDraft,
  keepRegistrationDraft,
  type RegistrationDraft,
  registrationDraft,
} from '#replica/professionals/registration-draft.ts';
import type { Replica } from '#replica/database/replica.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { tabMemory } from '#ui/device/tab-memory.ts';

interface Whose {
  readonly role: BusinessRole;
  readonly member: MemberId | null;
}

/** The replica is written a moment after a key is pressed; a reload in that moment finds the word here. */
const tab = tabMemory('foretaste.registration');
/** Milliseconds in which what this tab typed may be missing from the replica; after that it was sent or discarded in another one. */
const IN_FLIGHT = 5_000;

interface RegistrationDraftOf {
  /** null while it is being read. */
  readonly form: ProfessionalForm | null;
  readonly edit: (edit: Partial<ProfessionalForm>) => void;
  /** It was sent. */
  readonly forget: () => Promise<void>;
  /** It is now this member's, to be sent another time. */
  readonly handTo: (member: MemberId) => Promise<void>;
}

/** What is written about a trade, kept on the device at every change until it is sent; it begins with what is known already. */
export function useRegistrationDraft({ role, member }: Whose): RegistrationDraftOf {
  const replica = useReplica();
  const [form, setForm] = useState<ProfessionalForm | null>(null);
  useEffect(() => {
    let isWanted = true;
    const begin = (begun: ProfessionalForm) => {
      if (isWanted) setForm((current) => current ?? begun);
    };
    begunForm(replica, { role, member }).then(begin, () => begin(emptyProfessionalForm));
    return () => {
      isWanted = false;
    };
  }, [replica, role, member]);
  return {
    form,
    edit: (edit) => {
      const draft = { form: { ...(form ?? emptyProfessionalForm), ...edit }, at: Date.now() };
      setForm(draft.form);
      tab.keep({ role, member, draft });
      keepRegistrationDraft(replica, { role, member }, draft).catch((error: unknown) =>
        console.warn('What was typed is kept in this tab alone', error),
      );
    },
    forget: async () => {
      tab.keep(null);
      await forgetRegistrationDraft(replica, { role, member });
    },
    handTo: async (to) => {
      if (form !== null) await keepRegistrationDraft(replica, { role, member: to }, { form, at: Date.now() });
      tab.keep(null);
      await forgetRegistrationDraft(replica, { role, member });
    },
  };
}

async function begunForm(replica: Replica, whose: Whose): Promise<ProfessionalForm> {
  const { member } = whose;
  const [onDevice, professional] = await Promise.all([
    registrationDraft(replica, whose),
    member === null ? null : ownProfessional(replica, member),
  ]);
  const begun =
    newest(lastInTab(whose), onDevice)?.form ?? (professional === null ? {} : formFromProfessional(professional));
  return { ...emptyProfessionalForm, ...begun };
}

function lastInTab({ role, member }: Whose): RegistrationDraft | null {
  const kept = tab.recall() as (Whose & { readonly draft: RegistrationDraft }) | null | undefined;
  return kept?.role === role && kept.member === member ? kept.draft : null;
}

function newest(inTab: RegistrationDraft | null, onDevice: RegistrationDraft | null): RegistrationDraft | null {
  if (inTab === null || onDevice === null)
    return onDevice ?? (inTab !== null && Date.now() - inTab.at < IN_FLIGHT ? inTab : null);
  return inTab.at > onDevice.at ? inTab : onDevice;
}
