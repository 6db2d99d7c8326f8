import { Component, type ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';

interface LoadBoundaryProps {
  /** What is said when the part could not be loaded. */
  readonly message: string;
  readonly headingLevel?: 'h2' | 'h3';
  readonly children: ReactNode;
}

/** Around a part of a screen that reads rows: when reading fails, this part says so and can be tried again; the rest stays. */
export class LoadBoundary extends Component<LoadBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    const { message, headingLevel = 'h2' } = this.props;
    return (
      <ErrorState title={message} headingLevel={headingLevel} onRetry={() => this.setState({ hasFailed: false })} />
    );
  }
}
