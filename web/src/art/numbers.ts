/** Numbers as the page prints them: with a minus sign instead of a hyphen. */
export const formatNumber = (value: number): string => String(value).replace('-', '−');

/** A difference: +7, −3, 0. */
export const formatSigned = (value: number): string => (value > 0 ? `+${value}` : formatNumber(value));
