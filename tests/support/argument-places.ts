import { getNullableType, isInputObjectType, isListType, type GraphQLInputType } from "graphql";

/** The path of a value within the arguments: "input", "periods", "0", "startsAt". */
export interface Place {
  path: readonly string[];
  type: GraphQLInputType;
}

/** A path and all paths below it: the first item of a list, each field of an object. */
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

/** Sample objects for optional inputs, by type. */
export type Samples = Record<string, object>;

/**
 * A copy with the value at a path replaced; missing objects on the path are created from samples.
 * @throws Error if there is no sample for a missing object.
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

/** The value at a path; undefined if there is none. */
export const valueAt = (whole: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((at, step) => (at as Record<string, unknown> | null | undefined)?.[step], whole);
