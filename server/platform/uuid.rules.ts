const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether the text is a UUID as we write it, in lower case. */
export const isUuid = (text: string): boolean => uuid.test(text);

/** What somebody outside calls a row: as it is where it can be one, and otherwise nobody's. */
export const uuidOrNull = (text: string | null): string | null =>
  text !== null && isUuid(text) ? text : null;
