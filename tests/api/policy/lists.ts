import { readFileSync } from "node:fs";
import { getNamedType } from "graphql";
import { schema } from "../../../server/schema";
import { parseSnapshot } from "../../support/access-snapshot";
import { fillIn } from "../../support/access-walk";
import type { Actor } from "../../support/actors";
import { walkFields, type WalkedField } from "../../support/schema-walk";
import { nameOf } from "../../support/ways";
import { rowTypes, type Rows } from "../../support/world-side";
import { reached } from "./reached";

/** A list of the schema, reached as in tests/support/reach.ts by a caller who was observed to see rows in it. */
interface List {
  /** "Arena.athletes" */
  name: string;
  actor: Actor;
  /** The operation's selection, with arguments and fields for the list. */
  ask: (args: string, fields: string, rows: Rows) => string;
}

const recorded = parseSnapshot(readFileSync(new URL("../access.snapshot.txt", import.meta.url), "utf8"));
/** Admins last: they see every row, so that none is hidden from them. */
const callersByPreference: readonly Actor[] = ["manager", "federation", "teacher", "athlete", "admin"];

const isList = ({ field }: WalkedField): boolean =>
  getNamedType(field.type).name.endsWith("Connection") || field.args.some(({ name }) => name === "first");

/** Every list. @throws Error if nobody was observed to see rows in one. */
export const lists: List[] = walkFields(schema)
  .filter(isList)
  .map(({ name, field }) => {
    const typeName = getNamedType(field.type).name;
    for (const { type, row, steps, at } of reached.ways) {
      const seen = recorded.get(`${typeName}.edges ${at} own`);
      const actor = callersByPreference.find((caller) => seen?.[caller] === "sees");
      if (type.name !== typeName || actor === undefined) continue;
      return {
        name,
        actor,
        ask: (args, fields, rows) => {
          let text = `${nameOf(steps.at(-1) ?? "")}(${args}) { ${fields} }`;
          for (const step of steps.slice(0, -1).toReversed()) text = `${step} { ${text} }`;
          return fillIn(
            row === null ? text : `node(id: @${row}) { ... on ${rowTypes[row]} { ${text} } }`,
            rows,
          );
        },
      };
    }
    throw new Error(`nobody sees rows in ${name}: add a path to tests/support/reach.ts`);
  });
