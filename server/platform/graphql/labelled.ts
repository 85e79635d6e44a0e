/** The values of an enum, each described by the word that stands on the screen. */
export const labelled = <Value extends string>(values: readonly Value[], label: (value: Value) => string) =>
  Object.fromEntries(values.map((value) => [value, { description: label(value) }])) as Record<
    Value,
    { description: string }
  >;
