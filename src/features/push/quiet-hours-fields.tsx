import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import type { NotificationPreferences } from '#domain/notifications/notification-preferences.ts';
import { zoneHere, zoneInWords } from '#shared/words/time-zone.ts';
import { Button } from '#ui/elements/button.tsx';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

interface QuietHoursFieldsProps {
  readonly preferences: NotificationPreferences;
  readonly onPrefer: (after: NotificationPreferences) => void;
}

/** Minutes of the day: from ten in the evening to seven in the morning. */
const USUAL = { from: 22 * 60, until: 7 * 60 };

/** The hours at which no device tells anything, by the clock where the member is. */
export function QuietHoursFields({ preferences, onPrefer }: QuietHoursFieldsProps) {
  const { quietHours } = preferences;
  const here = zoneHere();
  const change = (hours: Partial<NonNullable<NotificationPreferences['quietHours']>>) =>
    onPrefer({ ...preferences, quietHours: { ...USUAL, timeZone: here, ...quietHours, ...hours } });
  return (
    <chakra.div display="flex" flexDirection="column" gap="3">
      <SwitchField
        label={t`Quiet hours`}
        hint={t`You are not notified then. What came meanwhile is told afterwards.`}
        checked={quietHours !== null}
        onChecked={(isWanted) => (isWanted ? change({}) : onPrefer({ ...preferences, quietHours: null }))}
      />
      {quietHours === null ? null : (
        <>
          <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="4">
            <TimeField label={t`From`} minute={quietHours.from} onMinute={(from) => change({ from })} />
            <TimeField label={t`Until`} minute={quietHours.until} onMinute={(until) => change({ until })} />
          </chakra.div>
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" textStyle="small" color="ink.muted">
            {quietHours.from === quietHours.until ? (
              <span>{t`Both are the same: no hour is quiet.`}</span>
            ) : (
              <span>{t`Time zone: ${zoneInWords(quietHours.timeZone)}`}</span>
            )}
            {quietHours.timeZone === here ? null : (
              <Button tone="ghost" size="sm" minH="target" onClick={() => change({ timeZone: here })}>
                {t`Use ${zoneInWords(here)} time`}
              </Button>
            )}
          </chakra.div>
        </>
      )}
    </chakra.div>
  );
}

interface TimeFieldProps {
  readonly label: string;
  readonly minute: number;
  readonly onMinute: (minute: number) => void;
}

function TimeField({ label, minute, onMinute }: TimeFieldProps) {
  const two = (number: number) => String(number).padStart(2, '0');
  return (
    <TextField
      type="time"
      label={label}
      value={`${two(Math.floor(minute / 60))}:${two(minute % 60)}`}
      onValue={(text) => {
        const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(text) ?? [];
        if (hours !== undefined && minutes !== undefined) onMinute(Number(hours) * 60 + Number(minutes));
      }}
    />
  );
}
