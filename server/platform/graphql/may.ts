import type { AccessRule, Granting } from "../access.rules";
import type { Soon } from "../when-known";
import type { GraphQLContext } from "./context";

/** The scope of an act; its rule says as well who may in general, and the table of access reads it there. */
type Scope<Input> = ((root: object, args: { input: Input }, ctx: GraphQLContext) => Soon<boolean>) & Granting;

/** By a rule about what was sent. */
export const mayWith = <Input>(rule: AccessRule<Input, GraphQLContext>): Scope<Input> =>
  Object.assign((_root: object, { input }: { input: Input }, ctx: GraphQLContext) => rule(input, ctx), {
    subject: rule.subject,
    grants: rule.grants,
  });

/** By a rule about one row, whose id was sent under that name. */
export const may = <Key extends string>(
  rule: AccessRule<string, GraphQLContext>,
  key: Key,
): Scope<Record<Key, { id: string }>> =>
  Object.assign(
    (_root: object, { input }: { input: Record<Key, { id: string }> }, ctx: GraphQLContext) =>
      rule(input[key].id, ctx),
    { subject: rule.subject, grants: rule.grants },
  );
