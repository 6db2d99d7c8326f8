import { chakra } from '#ui/elements/chakra.tsx';
import { CircleAlert, CircleCheck, CloudOff, Info } from 'lucide-react';
import type { ReactNode } from 'react';

interface NoticeProps {
  readonly tone?: 'info' | 'success' | 'warning' | 'danger' | 'offline';
  readonly title?: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

const looks = {
  info: { icon: Info, bg: 'paper.sunken', color: 'ink.default' },
  success: { icon: CircleCheck, bg: 'herb.soft', color: 'herb.text' },
  warning: { icon: CircleAlert, bg: 'saffron.soft', color: 'saffron.text' },
  danger: { icon: CircleAlert, bg: 'danger.soft', color: 'danger.text' },
  offline: { icon: CloudOff, bg: 'saffron.soft', color: 'saffron.text' },
} as const;

/** A message in the flow of the page; danger is announced at once. */
export function Notice({ tone = 'info', title, children, action }: NoticeProps) {
  const { icon: Icon, bg, color } = looks[tone];
  return (
    <chakra.div
      {...(tone === 'danger' ? { role: 'alert' } : {})}
      display="flex"
      gap="3"
      p="4"
      bg={bg}
      borderWidth="1px"
      borderColor="transparent"
      borderRadius="lg"
    >
      <chakra.span aria-hidden color={color} mt="0.5">
        <Icon size={20} />
      </chakra.span>
      <chakra.div flex="1" minW="0" overflowWrap="anywhere">
        {title ? (
          <chakra.p fontWeight="semibold" color={color}>
            {title}
          </chakra.p>
        ) : null}
        {children ? <chakra.div textStyle="small">{children}</chakra.div> : null}
        {action ? (
          <chakra.div display="flex" flexWrap="wrap" gap="2" mt="3">
            {action}
          </chakra.div>
        ) : null}
      </chakra.div>
    </chakra.div>
  );
}
