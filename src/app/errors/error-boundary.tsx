import { Component, type ErrorInfo, type ReactNode } from 'react';
import type { Replica } from '#replica/database/replica.ts';
import { ErrorFallback, PartMissingFallback, ScreenNotHereFallback } from './error-fallback.tsx';
import { retryFailedScreens } from './lazy-screen.tsx';
import { type Failure, queueErrorReport } from './queue-error-report.ts';
import { allowReload } from '#app/update/reload-once-on-stale-chunk.ts';
import { PartMissing, ScreenNotHere } from './screen-failure.ts';
import { storeError } from '#features/diagnostics/stored-errors.ts';

interface ErrorBoundaryProps {
  readonly replica: Replica;
  /** Where the member is: moving on leaves a failed page behind. */
  readonly place: string;
  readonly children: ReactNode;
}

interface Caught {
  /** 'missing': a screen that only wants a connection once; 'part': one whose file the server does not give. */
  readonly failure: 'none' | 'missing' | 'part' | 'error';
  readonly isReported: boolean;
  readonly place: string;
}

/** Catches what breaks while rendering: keeps it on the device, queues it for the team (R22), shows the fallback (spec 2 §2.17). A screen that only waits for a connection is not reported. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Caught> {
  override state: Caught = { failure: 'none', isReported: false, place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<Caught> {
    if (error instanceof PartMissing) return { failure: 'part', isReported: false };
    return { failure: error instanceof ScreenNotHere ? 'missing' : 'error', isReported: false };
  }

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, state: Caught): Caught | null {
    return place === state.place ? null : { failure: 'none', isReported: false, place };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    if (error instanceof ScreenNotHere) return;
    void this.report({
      message: error instanceof Error ? error.message : String(error),
      stack: error instanceof Error ? (error.stack ?? '') : '',
      componentStack: info.componentStack ?? '',
    });
  }

  private async report(failure: Failure): Promise<void> {
    storeError(localStorage, { ...failure, timestamp: new Date().toISOString() });
    const isReported = await queueErrorReport(this.props.replica, failure);
    this.setState({ isReported });
  }

  override render(): ReactNode {
    const { failure, isReported } = this.state;
    if (failure === 'none') return this.props.children;
    if (failure === 'missing') return <ScreenNotHereFallback onTryAgain={this.tryAgain} />;
    if (failure === 'part') return <PartMissingFallback onTryAgain={this.tryAgain} />;
    return <ErrorFallback isReported={isReported} onTryAgain={this.tryAgain} />;
  }

  private readonly tryAgain = () => {
    allowReload();
    retryFailedScreens();
    this.setState({ failure: 'none', isReported: false });
  };
}
