import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isScalarType,
  type GraphQLInputType,
} from "graphql";
import { randomUUID } from "node:crypto";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";

const base64 = (text: string): string => Buffer.from(text).toString("base64url");

const texts = [
  "",
  " ",
  "\\",
  "%",
  "_",
  "'",
  "\0",
  "a\0b",
  "\ud800",
  "a\udc00b",
  "\u202eosrevni",
  "\u200b\u200d\ufeff",
  "Joa\u0303o e Maria",
  "null",
  "[object Object]",
  "👨‍👩‍👧‍👦",
  "a".repeat(20_000),
];
/** Malformed cursors, including ones with numbers, dates and JSON, which the library parses. */
const cursors = ["S:a\0b", "N:1e400", "N:x", "D:x", "D:99999999999999999", "J:{", "J:[1]", "J:null", "x"].map(
  (rest) => base64(`GPC:${rest}`),
);
const ids = [
  "x",
  randomUUID(),
  randomUUID().toUpperCase(),
  encodeGlobalId("User", randomUUID()),
  encodeGlobalId("Nada", randomUUID()),
  encodeGlobalId("Tournament", "1"),
  encodeGlobalId("Tournament", `${randomUUID()}\0`),
  base64(`Tournament:${randomUUID()}:x`),
  base64(`__proto__:${randomUUID()}`),
];
const dates = [
  "0000-01-01",
  "0001-01-01T00:00:00Z",
  "1899-12-31",
  "1900-01-01",
  "1900-01-01T00:00:00Z",
  "2026-02-30",
  "2026-02-30T00:00:00Z",
  "2026-11-20",
  "2026-11-20T24:00:00Z",
  "2199-12-31",
  "2199-12-31T23:59:59Z",
  "2200-01-01",
  "9999-12-31T23:59:59Z",
  "+275760-09-13T00:00:00Z",
];
const numbers = [0, -1, 1, 2 ** 31 - 1, -(2 ** 31), 2 ** 31, 1.5, 1e308];
const ofAnyKind = ["", null, true, 7, {}, []];

const scalars: Record<string, readonly unknown[]> = {
  String: [...texts, ...ofAnyKind],
  ID: [...ids, "\0", ...ofAnyKind],
  UUID: [...ids, "\0", ...ofAnyKind],
  Int: [...numbers, "1", ...ofAnyKind],
  Boolean: [true, false, "true", ...ofAnyKind],
  Date: [...dates, ...ofAnyKind],
  DateTime: [...dates, ...ofAnyKind],
  LocalTime: ["00:00", "23:59", "24:00", "99:99", "-1:00", "\0", ...ofAnyKind],
};

/** Longer than any list may be, but within the request limit. */
const most = (entry: unknown): number =>
  Math.min(10_000, Math.floor(90_000 / (JSON.stringify(entry).length + 1)));

/**
 * Invalid values of a schema type, and values at the limit of what is valid.
 * @param own a valid value.
 */
export function nastyValues(type: GraphQLInputType, name: string, own: unknown): readonly unknown[] {
  const nullable = getNullableType(type);
  if (isListType(nullable)) {
    const [entry] = Array.isArray(own) ? (own as unknown[]) : [];
    const many = entry === undefined ? [] : [Array.from({ length: most(entry) }, () => entry)];
    return [[], [null], [[]], ...many, "nada", {}, null];
  }
  if (isInputObjectType(nullable)) return [null, {}, [], "nada", { nada: 1 }];
  if (isEnumType(nullable)) return [...nullable.getValues().map((value) => value.name), "NADA", ...ofAnyKind];
  const values = isScalarType(nullable) ? scalars[nullable.name] : undefined;
  if (!values) throw new Error(`nobody said what is nasty in a ${nullable.name}`);
  return name === "after" || name === "before" ? [...values, ...cursors] : values;
}
