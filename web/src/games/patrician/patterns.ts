/** The pattern of Patrician: the furrows of its fields. */
import { TILE } from '$art/heraldry';

export const patterns = `<pattern id="furrow" width="6" height="6" ${TILE} patternTransform="rotate(24)"><path d="M0 2H6" stroke="var(--field-2)" stroke-width="2"/></pattern>`;
