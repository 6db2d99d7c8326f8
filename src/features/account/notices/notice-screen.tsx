import { useLocation } from 'react-router-dom';
import { HelpNotice } from './help-notice.tsx';
import { ImprintNotice } from './imprint-notice.tsx';
import { PrivacyNotice } from './privacy-notice.tsx';
import { TermsNotice } from './terms-notice.tsx';

/** What an operator owes to readers: /privacy, /terms, /imprint and /help. One chunk, on the device as soon as the app is. */
export function NoticeScreen() {
  switch (useLocation().pathname.replace(/\/$/, '')) {
    case '/privacy':
      return <PrivacyNotice />;
    case '/terms':
      return <TermsNotice />;
    case '/imprint':
      return <ImprintNotice />;
    default:
      return <HelpNotice />;
  }
}
