import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { figure } from '#languages/figure.ts';
import { region } from '#languages/region.ts';
import { lazily } from '#prelude/timing/lazily.ts';
import { foodImports } from '#replica/foods/food-imports.ts';
import { useLive } from '#replica/database/use-live.ts';
import { Badge } from '#ui/elements/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import { CardLink } from '#ui/layout/card-link.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { statusWords } from './import-words.ts';

const moment = lazily(() => new Intl.DateTimeFormat(region, { dateStyle: 'medium', timeStyle: 'short' }));

/** The imports there were, the newest first. */
export function ImportHistory() {
  const imports = useLive(foodImports, []);
  if (imports === undefined || imports.length === 0) return null;
  return (
    <Section heading={t`Earlier imports`}>
      <Stack as="ul" gap="3" listStyleType="none">
        {imports.map(({ id, fileName, status, total, rows, createdAt }) => (
          <Card as="li" pad="sm" interactive key={id}>
            <Row justifyContent="space-between" gap="2">
              <chakra.h3 fontFamily="text" fontWeight="semibold" overflowWrap="anywhere">
                <CardLink asChild>
                  <Link to={`/admin/import?import=${id}`}>{fileName}</Link>
                </CardLink>
              </chakra.h3>
              <Badge tone={statusWords[status].tone}>{statusWords[status].label}</Badge>
            </Row>
            <chakra.p textStyle="small" color="ink.muted">
              {t`${moment().format(createdAt)} · ${figure(rows.added)} of ${figure(total)} rows added`}
            </chakra.p>
          </Card>
        ))}
      </Stack>
    </Section>
  );
}
