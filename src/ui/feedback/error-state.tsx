import { t } from '@lingui/core/macro';
import { RotateCw, TriangleAlert } from 'lucide-react';
import { Button } from '#ui/elements/button.tsx';
import { MessagePanel, type MessagePanelProps } from './message-panel.tsx';

interface ErrorStateProps extends MessagePanelProps {
  readonly onRetry?: () => void;
}

/** Something could not be shown; announced, with a way to try again. */
export function ErrorState({ onRetry, action, ...message }: ErrorStateProps) {
  const retry = onRetry ? (
    <Button tone="outline" onClick={onRetry}>
      <RotateCw aria-hidden />
      {t`Try Again`}
    </Button>
  ) : null;
  return (
    <MessagePanel
      icon={TriangleAlert}
      tone="danger"
      alert
      action={
        retry || action ? (
          <>
            {retry}
            {action}
          </>
        ) : undefined
      }
      {...message}
    />
  );
}
