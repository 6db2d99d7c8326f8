import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { figure } from '#languages/figure.ts';
import { Notice } from '#ui/feedback/notice.tsx';

/** More at once would be no help: who has mended these chooses the file again. */
const SHOWN = 200;

interface ToldLinesProps {
  readonly title: string;
  readonly advice: string;
  /** What the lines are, for whoever cannot see them. */
  readonly label: string;
  readonly lines: readonly string[];
}

/** What a file has that is not taken over, line by line, to be scrolled through; nothing where there is none. */
export function ToldLines({ title, advice, label, lines }: ToldLinesProps) {
  if (lines.length === 0) return null;
  return (
    <Notice tone="warning" title={title}>
      <p>{advice}</p>
      <chakra.ul listStyleType="none" mt="2" maxH="12rem" overflowY="auto" tabIndex={0} aria-label={label}>
        {lines.slice(0, SHOWN).map((line, at) => (
          <chakra.li key={at} overflowWrap="anywhere">
            {line}
          </chakra.li>
        ))}
        {lines.length > SHOWN ? <li>{t`and ${figure(lines.length - SHOWN)} more`}</li> : null}
      </chakra.ul>
    </Notice>
  );
}
