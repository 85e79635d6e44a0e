import SchemaBuilder from "@pothos/core";
import RelayPlugin from "@pothos/plugin-relay";
import ScopeAuthPlugin from "@pothos/plugin-scope-auth";
import { describe, expect, test } from "vitest";
import { builder } from "../../server/platform/graphql/builder";
import { schema } from "../../server/schema";
import { scopeProblems, walkFields } from "../support/schema-walk";

/** A schema made up for the gate, with the plugins of the real one. */
function madeUp(define: (made: ReturnType<typeof emptyBuilder>) => void) {
  const made = emptyBuilder();
  made.queryType({});
  define(made);
  return made.toSchema();
}

const emptyBuilder = () =>
  new SchemaBuilder<{ AuthScopes: { public: boolean; admin: boolean } }>({
    plugins: [ScopeAuthPlugin, RelayPlugin],
    relay: { pageInfoTypeOptions: { authScopes: { public: true } } },
    scopeAuth: { authScopes: () => ({ public: true, admin: false }) },
  } as never); // the product's other plugins ask for options of theirs

/** A thing with one field, reached through a query; each may have a scope. */
const thing = (scopes: { type?: object; field?: object; query?: object }) =>
  madeUp((made) => {
    const Thing = made.objectRef<{ name: string }>("Thing").implement({
      ...(scopes.type && { authScopes: scopes.type }),
      fields: (t) => ({ name: t.exposeString("name", scopes.field ? { authScopes: scopes.field } : {}) }),
    });
    made.queryField("thing", (t) =>
      t.field({
        type: Thing,
        ...(scopes.query && { authScopes: scopes.query }),
        resolve: () => ({ name: "x" }),
      }),
    );
  });

describe("the gate lets nothing through", () => {
  const open = { public: true };

  test("a sound schema has no problems", () => {
    expect(scopeProblems(thing({ type: open, query: open }))).toEqual([]);
    expect(scopeProblems(thing({ field: { admin: true }, query: open }))).toEqual([]);
  });

  test("a field without a scope", () =>
    expect(scopeProblems(thing({ query: open }))).toEqual(["Thing.name has no scope, nor has its type"]));

  test("a root field whose type alone has one", () =>
    expect(scopeProblems(thing({ type: open }))).toContain(
      "Query.thing is a root field without a scope of its own",
    ));

  test.each([{}, { admin: false }, { public: true, admin: false }, { $any: {} }, { $all: { admin: false } }])(
    "a scope that asks for nothing, %j",
    (empty) => {
      expect(scopeProblems(thing({ type: open, field: empty, query: open }))).toEqual([
        "Thing.name has a scope that lets everybody in",
      ]);
      expect(scopeProblems(thing({ type: empty, query: open }))).toEqual([
        "Thing has a scope that lets everybody in",
      ]);
    },
  );

  test.each([undefined, open])("a total, with the scope %j of its own", (own) => {
    const made = madeUp((it) => {
      const Thing = it.objectRef<{ name: string }>("Thing").implement({
        authScopes: open,
        fields: (t) => ({ name: t.exposeString("name") }),
      });
      it.queryField("things", (t) =>
        t.connection(
          { type: Thing, authScopes: open, resolve: () => null as never },
          {
            name: "ThingsConnection",
            authScopes: open,
            fields: (connection) => ({
              totalCount: connection.int({ ...(own && { authScopes: own }), resolve: () => 1 }),
            }),
          },
          { name: "ThingsEdge", authScopes: open },
        ),
      );
    });
    expect(scopeProblems(made)).toEqual(own ? [] : ["ThingsConnection.totalCount has no scope of its own"]);
  });
});

describe("the schema passes the gate", () => {
  test("the walk sees it", () => {
    const names = walkFields(schema).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["Athlete.email", "Mutation.signIn", "PageInfo.endCursor"]));
    expect(names.filter((name) => name.endsWith(".totalCount")).length).toBeGreaterThan(2);
  });

  test("every field", () => expect(scopeProblems(schema)).toEqual([]));

  test("what a list leaves out, its total leaves out as well", () =>
    expect(builder.options.prisma.filterConnectionTotalCount).toBe(true));
});
