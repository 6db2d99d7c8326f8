import { createContext, type ReactNode, useContext } from 'react';
import { must } from '#prelude/must.ts';
import type { Replica } from './replica.ts';

const ReplicaContext = createContext<Replica | null>(null);

export function ReplicaProvider({ replica, children }: { replica: Replica; children: ReactNode }) {
  return <ReplicaContext value={replica}>{children}</ReplicaContext>;
}

/** The replica, for commands. Throws outside its provider. */
export function useReplica(): Replica {
  return must(useContext(ReplicaContext), 'ReplicaProvider above this component');
}
