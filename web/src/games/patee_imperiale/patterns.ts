/** The pattern of Pâtée Impériale: the damask of its carpet. */
import { TILE } from '$art/heraldry';

export const patterns = `<pattern id="damask" width="64" height="80" ${TILE}><g fill="var(--cloth-2)" fill-opacity=".75"><path d="M32 6c5 8 12 10 12 18 0 6-5 9-9 8 3-2 4-6 1-9-2 3-3 6-4 12-1-6-2-9-4-12-3 3-2 7 1 9-4 1-9-2-9-8 0-8 7-10 12-18zM26 38h12l-2 4h-8z"/><path d="M0 46c5 8 12 10 12 18 0 6-5 9-9 8 3-2 4-6 1-9-2 3-3 6-4 12zM64 46c-5 8-12 10-12 18 0 6 5 9 9 8-3-2-4-6-1-9 2 3 3 6 4 12z"/></g></pattern>`;
