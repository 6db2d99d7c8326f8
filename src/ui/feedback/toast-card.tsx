import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { LazyMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#ui/elements/button.tsx';
import { isStill } from '#ui/device/device-preferences.ts';
import { IconButton } from '#ui/elements/icon-button.tsx';
import { dismissToast, type Toast } from './toast.ts';
import { useGiveWay } from '#ui/overlays/use-give-way.ts';
import { useToastClock } from './use-toast-clock.ts';

const loadMotion = async () => (await import('#ui/motion/motion-features.ts')).motionFeatures;

const icons = { plain: Info, success: CircleCheck, destructive: CircleAlert };
const iconColours = { plain: 'ink.muted', success: 'herb.text', destructive: 'danger.text' } as const;

/** One message, at the head of the window where it would cover what a form needs; its time stands still while it is pointed at or holds the focus. */
export function ToastCard({ toast }: { readonly toast: Toast }) {
  const clock = useToastClock(toast.id);
  const still = isStill();
  const Icon = icons[toast.tone];
  const place = useRef<HTMLDivElement>(null);
  const isAway = useGiveWay(place);
  return (
    <chakra.div
      ref={place}
      {...(isAway
        ? {
            position: 'fixed',
            top: 'calc(4.25rem + env(safe-area-inset-top))',
            insetInline: { base: '3', md: '6' },
            maxW: '24rem',
            mx: 'auto',
          }
        : {})}
    >
      <LazyMotion features={loadMotion} strict>
        <m.div
          initial={{ opacity: 0, y: still ? 0 : 16 }}
          animate={{ opacity: 1, y: 0 }}
          transition={{ duration: still ? 0 : 0.22, ease: [0.2, 0.8, 0.2, 1] }}
        >
          <chakra.div
            data-toast
            {...clock}
            pointerEvents="auto"
            display="flex"
            alignItems="flex-start"
            gap="3"
            ps="4"
            pe="1.5"
            py="1.5"
            bg="paper.raised"
            borderWidth="1px"
            borderColor={toast.tone === 'destructive' ? 'danger.solid' : 'line.quiet'}
            borderRadius="lg"
            shadow="floating"
          >
            <chakra.span aria-hidden color={iconColours[toast.tone]} mt="2.5">
              <Icon size={20} />
            </chakra.span>
            <ToastWords toast={toast} />
            <IconButton label={t`Dismiss`} onClick={() => dismissToast(toast.id)}>
              <X aria-hidden />
            </IconButton>
          </chakra.div>
        </m.div>
      </LazyMotion>
    </chakra.div>
  );
}

function ToastWords({ toast }: { readonly toast: Toast }) {
  const run = toast.action?.run;
  return (
    <chakra.div flex="1" minW="0" py="2">
      <chakra.p fontWeight="semibold" lineHeight="snug" overflowWrap="anywhere">
        {toast.title}
      </chakra.p>
      {toast.description ? (
        <chakra.p textStyle="small" color="ink.muted" mt="0.5" overflowWrap="anywhere">
          {toast.description}
        </chakra.p>
      ) : null}
      {run ? (
        <Button
          size="sm"
          tone="soft"
          mt="2"
          onClick={() => {
            run();
            dismissToast(toast.id);
          }}
        >
          {toast.action?.label}
        </Button>
      ) : null}
    </chakra.div>
  );
}
