import { createContext, type ReactNode, useContext } from 'react';
import type { MemberId, MessageId } from '#domain/values/ids/ids.ts';
import { must } from '#prelude/must.ts';

/** What can be done about a message or its sender; another feature's, put together in app. */
export interface MessageSafety {
  readonly renderMemberMenu: (member: { readonly id: MemberId; readonly name: string }) => ReactNode;
  readonly onReport: (message: { readonly id: MessageId; readonly name: string }) => void;
}

const SafetyContext = createContext<MessageSafety | null>(null);

export function MessageSafetyProvider({
  safety,
  children,
}: {
  readonly safety: MessageSafety;
  readonly children: ReactNode;
}) {
  return <SafetyContext value={safety}>{children}</SafetyContext>;
}

/** Throws outside its provider. */
export function useMessageSafety(): MessageSafety {
  return must(useContext(SafetyContext), 'MessageSafetyProvider above this component');
}
