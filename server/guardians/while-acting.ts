import type { GraphQLSchema } from "graphql";
import type { GraphQLContext } from "../platform/graphql/context";
import { notWhileActing } from "../platform/graphql/errors";
import { isActAllowed, ownWhileActing } from "./acting.rules";
import { noteAct, takeBackAct } from "./note-act.action";

/**
 * Whoever acts for a minor does what the list says and nothing else, and it is written down before it is done: a process
 * that dies in between leaves no act without a name.
 */
export function whileActing(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve, name } = field;
    if (!resolve) continue;
    field.resolve = async (root, args, context: GraphQLContext, info) => {
      const acting = context.viewer?.actsFor ?? null;
      if (acting === null || ownWhileActing.has(name))
        return (await resolve(root, args, context, info)) as unknown;
      if (!isActAllowed(name)) throw notWhileActing();
      const actId = await noteAct(context, acting, name);
      try {
        const answer: unknown = await resolve(root, args, context, info);
        if (isRefusal(answer)) await takeBackAct(context, actId);
        return answer;
      } catch (error) {
        await takeBackAct(context, actId);
        throw error;
      }
    };
  }
  return schema;
}

/** A rule that said no: the schema's library has put something around the error, which is none any more. */
const isRefusal = (answer: unknown): boolean =>
  typeof answer === "object" && answer !== null && "code" in answer && "message" in answer;
