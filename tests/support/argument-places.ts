import { getNullableType, isInputObjectType, isListType, type GraphQLInputType } from "graphql";

/** Where a value stands within what an argument is given: "input", "periods", "0", "startsAt". */
export interface Place {
  path: readonly string[];
  type: GraphQLInputType;
}

/** A place and all places below it: of a list its first entry, of an object each field. */
export function placesWithin(type: GraphQLInputType, path: readonly string[] = []): Place[] {
  const nullable = getNullableType(type);
  const below = isListType(nullable)
    ? placesWithin(nullable.ofType, [...path, "0"])
    : isInputObjectType(nullable)
      ? Object.values(nullable.getFields()).flatMap((field) =>
          placesWithin(field.type, [...path, field.name]),
        )
      : [];
  return [{ path, type }, ...below];
}

/** What an object is like that an input need not have, by its type. */
export type Samples = Record<string, object>;

/**
 * The value with another one at a place, everything around it as it was; what is missing on the way is made of a sample.
 * @throws Error for an object that there is no sample of.
 */
export function withValueAt(
  type: GraphQLInputType,
  whole: unknown,
  [step, ...rest]: readonly string[],
  value: unknown,
  samples: Samples,
): unknown {
  if (step === undefined) return value;
  const nullable = getNullableType(type);
  if (isListType(nullable)) {
    const [first, ...others] = Array.isArray(whole) ? (whole as unknown[]) : [];
    return [withValueAt(nullable.ofType, first, rest, value, samples), ...others];
  }
  const field = isInputObjectType(nullable) ? nullable.getFields()[step] : undefined;
  if (!isInputObjectType(nullable) || !field) throw new Error(`there is no ${step} in ${String(type)}`);
  const object = (whole ?? samples[nullable.name]) as Record<string, unknown> | undefined;
  if (!object) throw new Error(`nobody said what a ${nullable.name} is like`);
  return { ...object, [step]: withValueAt(field.type, object[step], rest, value, samples) };
}

/** The value at a place; undefined where there is none. */
export const valueAt = (whole: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((at, step) => (at as Record<string, unknown> | null | undefined)?.[step], whole);
