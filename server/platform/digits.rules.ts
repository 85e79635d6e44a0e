/**
 * 1260 → "1.260". A browser's own formatter takes milliseconds to be made, which a page notices.
 * @param value a whole number.
 */
export const inThousands = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ".");
