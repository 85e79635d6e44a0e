import type { GraphQLField, GraphQLSchema } from "graphql";
import { adminsOnly, anybody, everyone, subjects, type Granting } from "../../platform/access.rules";

/** Something that can be done on the platform, and who may. */
export interface Permission extends Granting {
  /** Of the mutation. */
  name: string;
  /** In Portuguese: "Gerar chaveamento". */
  label: string;
}

/** What a scope says that is no rule about rows. */
const bySimpleScope: Readonly<Record<string, Granting>> = {
  public: { subject: "ACCOUNT", grants: anybody },
  hasSession: { subject: "ACCOUNT", grants: everyone },
  signedIn: { subject: "ACCOUNT", grants: everyone },
  admin: { subject: "ADMINISTRATION", grants: adminsOnly },
};

/** @throws Error for a mutation whose scope does not say who may: it is written with `may`. */
export function grantingOf({ name, extensions }: GraphQLField<unknown, unknown>): Granting {
  const scopes =
    (extensions["pothosOptions"] as { authScopes?: Partial<Granting> & object }).authScopes ?? {};
  const { subject, grants } = scopes;
  if (subject && grants) return { subject, grants };
  const [scope = ""] = typeof scopes === "function" ? [] : Object.keys(scopes);
  const granting = bySimpleScope[scope];
  if (!granting) throw new Error(`${name} does not say who may`);
  return granting;
}

const known = new WeakMap<GraphQLSchema, readonly Permission[]>();

/** Every mutation there is, by the scopes that the API asks them for. Their descriptions begin with what they do. */
export function permissionsOf(schema: GraphQLSchema): readonly Permission[] {
  let permissions = known.get(schema);
  if (!permissions) {
    permissions = Object.values(schema.getMutationType()?.getFields() ?? {})
      .map((field) => ({
        ...grantingOf(field),
        name: field.name,
        label: /^[^:.]*/.exec(field.description ?? "")?.[0] ?? field.name,
      }))
      .toSorted((a, b) => subjects.indexOf(a.subject) - subjects.indexOf(b.subject));
    known.set(schema, permissions);
  }
  return permissions;
}
