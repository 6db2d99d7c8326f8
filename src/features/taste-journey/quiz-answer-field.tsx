import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { aromaFamilyNamed } from '#domain/personal/aroma-families.ts';
import { type QuizAnswers, type quizQuestions, SLIDER_START, sweetnessAnswers } from '#domain/personal/quiz.ts';
import { wordFor } from '#shared/words/word-for.ts';
import { LevelSlider } from '#ui/fields/level-slider.tsx';
import { ToggleChip } from '#ui/elements/toggle-chip.tsx';
import { curiosityWord, spiceWord } from './scale-words.ts';

interface QuizAnswerFieldProps {
  readonly question: (typeof quizQuestions)[number];
  readonly answers: QuizAnswers;
  readonly onAnswers: (answers: QuizAnswers) => void;
}

const Choice = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '12',
    px: '4',
    borderRadius: 'lg',
    borderWidth: '1px',
    borderColor: 'line.strong',
    cursor: 'pointer',
    '&:has(input:checked)': { bg: 'paprika.soft', borderColor: 'paprika.text', fontWeight: 'semibold' },
    '&:has(input:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
    '& input': { accentColor: 'var(--ft-colors-paprika-solid)', boxSize: '5' },
  },
});

/** One question's answer: a slider, one of five, or any of eight. */
export function QuizAnswerField({ question, answers, onAnswers }: QuizAnswerFieldProps) {
  switch (question.kind) {
    case 'slider':
      return (
        <>
          <LevelSlider
            label={t`Your answer`}
            value={answers[question.field]}
            from={1}
            to={10}
            step={1}
            isRequired
            start={SLIDER_START}
            wordFor={question.field === 'spice' ? spiceWord : curiosityWord}
            onValue={(value) => onAnswers({ ...answers, [question.field]: value })}
          />
          <chakra.div aria-hidden display="flex" justifyContent="space-between" textStyle="small" color="ink.muted">
            <span>{question.least}</span>
            <span>{question.most}</span>
          </chakra.div>
        </>
      );
    case 'choice':
      return (
        <chakra.fieldset display="grid" gap="2">
          <chakra.legend srOnly>{question.title}</chakra.legend>
          {question.options.map((option) => (
            <Choice key={option}>
              <input
                type="radio"
                name={question.field}
                value={option}
                checked={answers[question.field] === option}
                onChange={() => onAnswers(withChoice(answers, question.field, option))}
              />
              {wordFor(option)}
            </Choice>
          ))}
        </chakra.fieldset>
      );
    case 'tags':
      return (
        <chakra.div role="group" aria-label={question.title} display="flex" flexWrap="wrap" gap="2">
          {question.options.map((option) => (
            <ToggleChip
              key={option}
              label={wordFor(option)}
              pressed={answers[question.field].includes(option)}
              onToggle={(isOn) =>
                onAnswers({
                  ...answers,
                  [question.field]: question.options.filter((one) =>
                    one === option ? isOn : answers[question.field].includes(one),
                  ),
                })
              }
            />
          ))}
        </chakra.div>
      );
  }
}

function withChoice(answers: QuizAnswers, field: 'sweetness' | 'aroma', option: string): QuizAnswers {
  if (field === 'aroma') return { ...answers, aroma: aromaFamilyNamed(option) };
  return { ...answers, sweetness: sweetnessAnswers.find((answer) => answer === option) ?? null };
}
