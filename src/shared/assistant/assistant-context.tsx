import { createContext, type ReactNode, useContext } from 'react';
import type { AssistantService } from '#domain/assistant/assistant-service.ts';
import { must } from '#prelude/must.ts';

const AssistantContext = createContext<AssistantService | null>(null);

export function AssistantProvider({
  assistant,
  children,
}: {
  readonly assistant: AssistantService;
  readonly children: ReactNode;
}) {
  return <AssistantContext value={assistant}>{children}</AssistantContext>;
}

/** The server's AI routes; whoever asks them asks `askAnyone`, which knows what to do without them. */
export function useAssistantService(): AssistantService {
  return must(useContext(AssistantContext), 'AssistantProvider above this component');
}
