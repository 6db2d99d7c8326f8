import { CloudOff } from 'lucide-react';
import { MessagePanel, type MessagePanelProps } from './message-panel.tsx';

/** This is not on the device, and there is no connection to fetch it. */
export function OfflineState(message: MessagePanelProps) {
  return <MessagePanel icon={CloudOff} tone="saffron" {...message} />;
}
