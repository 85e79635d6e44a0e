/** What is wrong with a list as a whole, or with the first of its entries that something is wrong with. */
export function firstMessage(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  if ("message" in error && typeof error.message === "string") return error.message;
  if ("root" in error) return firstMessage(error.root);
  return Array.isArray(error) ? error.map(firstMessage).find((message) => message !== undefined) : undefined;
}
