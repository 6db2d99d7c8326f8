export type Units = 'metric' | 'imperial';

/** '65 °C', '65-75 °C', '65° to 75°C', '-18 °C': one or two numbers before a degree sign and its scale. */
const temperature =
  /(?<first>(?<![\d.,])[-−]?\d+(?:[.,]\d+)?)(?:\s*°?\s*(?<between>-|–|to|or)\s*(?<second>\d+(?:[.,]\d+)?))?\s*°\s*(?<scale>[CF])(?![a-z])/gi;

/**
 * A text with its temperatures in °C (metric) or °F (imperial), rounded to whole degrees as a cook would say them; those that are in these units
 * already, and everything else, stay as they were written.
 */
export function textInUnits(text: string, units: Units): string {
  const wanted = units === 'metric' ? 'C' : 'F';
  return text.replace(temperature, (written, ...parts) => {
    const {
      first = '',
      between = '',
      second,
      scale = '',
    } = parts.at(-1) as Readonly<Record<string, string | undefined>>;
    if (scale.toUpperCase() === wanted) return written;
    const convert = (number: string) => String(Math.round(converted(number, wanted)));
    if (second === undefined) return `${convert(first)} °${wanted}`;
    const joint = /[a-z]/i.test(between) ? ` ${between} ` : between;
    return `${convert(first)}${joint}${convert(second)} °${wanted}`;
  });
}

function converted(number: string, wanted: 'C' | 'F'): number {
  const degrees = Number(number.replace(',', '.').replace('−', '-'));
  return wanted === 'F' ? degrees * 1.8 + 32 : (degrees - 32) / 1.8;
}
