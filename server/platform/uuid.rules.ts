const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether the text is a UUID as we write it, in lower case. */
export const isUuid = (text: string): boolean => uuid.test(text);

/** An id from outside if it is a valid UUID; null otherwise, because no row can have it. */
export const uuidOrNull = (text: string | null): string | null =>
  text !== null && isUuid(text) ? text : null;
