/**
 * What another person has saved since one began to edit.
 * @param labels the fields of the form, as it calls them.
 */
export function changedFields<Record extends object, Field extends keyof Record & string>(
  before: Record,
  now: Record,
  labels: { readonly [Each in Field]: string },
): { label: string; now: string }[] {
  return (Object.keys(labels) as Field[])
    .filter((field) => (before[field] ?? "") !== (now[field] ?? ""))
    .map((field) => ({ label: labels[field], now: String(now[field] ?? "") }));
}
