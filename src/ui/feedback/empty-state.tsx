import { Soup } from 'lucide-react';
import type { ComponentType } from 'react';
import { MessagePanel, type MessagePanelProps } from './message-panel.tsx';

interface EmptyStateProps extends MessagePanelProps {
  readonly icon?: ComponentType<{ size?: number; strokeWidth?: number }>;
}

/** Nothing is here yet, and what to do about it. */
export function EmptyState({ icon = Soup, ...message }: EmptyStateProps) {
  return <MessagePanel icon={icon} tone="neutral" {...message} />;
}
