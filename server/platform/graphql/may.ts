import type { AccessRule, Granting } from "../access.rules";
import type { MaybePromise } from "../when-known";
import type { GraphQLContext } from "./context";

/** The scope of an act; its rule says as well who may in general, and the table of access reads it there. */
type Scope<Input> = ((root: object, args: { input: Input }, ctx: GraphQLContext) => MaybePromise<boolean>) &
  Granting;

const scope = <Input>(
  { subject, grants }: Granting,
  asks: (input: Input, ctx: GraphQLContext) => MaybePromise<boolean>,
): Scope<Input> =>
  Object.assign((_root: object, { input }: { input: Input }, ctx: GraphQLContext) => asks(input, ctx), {
    subject,
    grants,
  });

/** By a rule about what was sent. */
export const mayWith = <Input>(rule: AccessRule<Input, GraphQLContext>): Scope<Input> => scope(rule, rule);

/** By a rule about one row, whose id was sent under that name. */
export const may = <Key extends string>(
  rule: AccessRule<string, GraphQLContext>,
  key: Key,
): Scope<Record<Key, { id: string }>> => scope(rule, (input, ctx) => rule(input[key].id, ctx));
