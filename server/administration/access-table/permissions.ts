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

type MutationField = GraphQLField<unknown, unknown>;

/** The options that the mutation was declared with. */
const optionsOf = ({ extensions }: MutationField) =>
  extensions["pothosOptions"] as { label: string; authScopes?: Partial<Granting> & object };

/** @throws Error for a mutation whose scope does not say who may: it is written with `may`. */
export function grantingOf(field: MutationField): Granting {
  const scopes = optionsOf(field).authScopes ?? {};
  const { subject, grants } = scopes;
  if (subject && grants) return { subject, grants };
  const [scope = ""] = typeof scopes === "function" ? [] : Object.keys(scopes);
  const granting = bySimpleScope[scope];
  if (!granting) throw new Error(`${field.name} does not say who may`);
  return granting;
}

const known = new WeakMap<GraphQLSchema, readonly Permission[]>();

/** Every mutation there is, by the scopes that the API asks them for. */
export function permissionsOf(schema: GraphQLSchema): readonly Permission[] {
  let permissions = known.get(schema);
  if (!permissions) {
    permissions = Object.values(schema.getMutationType()?.getFields() ?? {})
      .map((field) => ({
        ...grantingOf(field),
        name: field.name,
        label: optionsOf(field).label,
      }))
      .toSorted((a, b) => subjects.indexOf(a.subject) - subjects.indexOf(b.subject));
    known.set(schema, permissions);
  }
  return permissions;
}
