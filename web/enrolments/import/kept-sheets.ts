/** What was sent for which tournament and has not come in yet, as long as the page stands. */
export const keptSheets = new Map<string, string>();
