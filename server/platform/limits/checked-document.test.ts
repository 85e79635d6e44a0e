import { getIntrospectionQuery, parse } from "graphql";
import { describe, expect, test } from "vitest";
import { excessesOf } from "./checked-document";

const excesses = (text: string) => excessesOf(parse(text)).map(({ message }) => message);
const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(" ");
const nested = (levels: number) => "{ a ".repeat(levels) + "}".repeat(levels);

/** An operation at each limit, and one past it. */
const atAndPast: [string, (size: number) => string, number][] = [
  ["No máximo 10 níveis de profundidade por operação.", (size) => nested(size + 1), 10],
  ["No máximo 700 campos por operação.", (size) => `{ root { ${times(size - 1, (i) => `f${i}`)} } }`, 700],
  ["No máximo 15 aliases por operação.", (size) => `{ root { ${times(size, (i) => `a${i}: f`)} } }`, 15],
  ["No máximo 10 campos na raiz da operação.", (size) => `{ ${times(size, (i) => `f${i}`)} }`, 10],
  ["No máximo 9 diretivas por operação.", (size) => `{ root { f ${times(size, (i) => `@d${i}`)} } }`, 9],
  [
    "No máximo 15 níveis de profundidade na introspecção.",
    (size) => `{ __type(name: "A") ${nested(size)} }`,
    15,
  ],
  [
    "No máximo 12 listas na introspecção por operação.",
    (size) => `{ __type(name: "A") { ${times(size, (i) => `a${i}: fields { name }`)} } }`,
    12,
  ],
];

describe("each limit", () => {
  test.each(atAndPast)("%s", (sentence, operation, most) => {
    expect(excesses(operation(most))).toEqual([]);
    expect(excesses(operation(most + 1))).toEqual([sentence]);
  });

  test("counts what fragments bring wherever they are spread", () => {
    const aliases = `fragment F on Query { ${times(8, (i) => `a${i}: f`)} }`;
    expect(excesses(`{ root { ...F } } ${aliases}`)).toEqual([]);
    expect(excesses(`{ one { ...F } two { ...F } } ${aliases}`)).toEqual([
      "No máximo 15 aliases por operação.",
    ]);
    expect(excesses(`{ ...F ...on Query { b c d } } ${aliases}`)).toEqual([
      "No máximo 10 campos na raiz da operação.",
    ]);
    expect(
      excesses(
        `{ a { b { c { d { e { e { ...F } } } } } } } fragment F on A { f { g { h { i { j { k } } } } } }`,
      ),
    ).toEqual(["No máximo 10 níveis de profundidade por operação."]);
  });

  test("counts directives wherever they stand", () => {
    const everywhere = `query ($v: Int @a) @b { f @c ...F @d ... on Q @e { f @f } } fragment F on Q @g { f @h @i`;
    expect(excesses(`${everywhere} }`)).toEqual([]);
    expect(excesses(`${everywhere} @j }`)).toEqual(["No máximo 9 diretivas por operação."]);
  });

  test("each operation of a document stands for itself", () => {
    expect(excesses(`query A ${nested(11)} query B ${nested(12)}`)).toHaveLength(1);
    expect(excesses(`query A ${nested(6)} query B ${nested(6)}`)).toEqual([]);
  });
});

test("the aliases that Relay adds are not counted, and nothing else that looks like them", () => {
  const relay = times(40, (i) => `__isType${i}: __typename`);
  expect(excesses(`{ root { ${relay} } }`)).toEqual([]);
  expect(excesses(`{ root { ${times(16, (i) => `__isType${i}: name`)} } }`)).toHaveLength(1);
  expect(excesses(`{ root { ${times(16, (i) => `is${i}: __typename`)} } }`)).toHaveLength(1);
});

test("the standard introspection query may run, with everything it can ask for", () => {
  const everything = getIntrospectionQuery({
    descriptions: true,
    specifiedByUrl: true,
    directiveIsRepeatable: true,
    schemaDescription: true,
    inputValueDeprecation: true,
    oneOf: true,
  });
  expect(excesses(everything)).toEqual([]);
});

describe("hostile fragments end at once", () => {
  test("that spread themselves or each other", () => {
    expect(excesses(`{ ...F } fragment F on Q { f ...F }`)).toEqual([]);
    expect(excesses(`{ ...F } fragment F on Q { f ...G } fragment G on Q { ...F ...F g }`)).toEqual([]);
    expect(excesses(`{ ...F } fragment F on Q { f { ...F } }`)).toEqual([]);
    expect(excesses(`{ ...Missing }`)).toEqual([]);
  });

  test("that unfold to more fields than there are numbers", () => {
    const doubling = times(2000, (i) => `fragment F${i} on Q { ...F${i + 1} ...F${i + 1} }`);
    expect(excesses(`{ root { ...F0 } } ${doubling} fragment F2000 on Q { f }`)).toEqual([
      "No máximo 700 campos por operação.",
    ]);
  });
});
